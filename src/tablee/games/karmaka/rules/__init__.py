"""The rules of Karmaka, compiled whole: state, steps, numbering, samples and results."""
