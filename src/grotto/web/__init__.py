"""The table in the browser: JSON API, WebSocket, and the pages of the client."""
