"""The rules of SpacePaper, compiled whole: state, steps, numbering, samples and results."""
