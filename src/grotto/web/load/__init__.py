"""Many people at once, for `grotto bench --load`: what a server carries on this machine, and what it costs."""
