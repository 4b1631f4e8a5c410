"""Bars, menus, logs and curves: small parts of any screen."""
