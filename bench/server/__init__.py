"""The server under load: many tables, two scripted clients at each, every choice looked for in the journals."""
