/** A connection to the server that says whether the page is in sight: a reader who looks elsewhere is told of a turn. */
export function openSocket(path: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  const tell = (): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(document.visibilityState);
  };
  socket.addEventListener("open", tell);
  document.addEventListener("visibilitychange", tell);
  socket.addEventListener("close", () => document.removeEventListener("visibilitychange", tell));
  return socket;
}
