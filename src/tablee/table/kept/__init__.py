"""Journals on the disk: files, locks and names."""
