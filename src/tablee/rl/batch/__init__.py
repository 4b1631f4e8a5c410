"""Many games at once, compiled: what the batched door steps."""
