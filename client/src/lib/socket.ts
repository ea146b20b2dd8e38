/** Milliseconds: a reader who has touched nothing for so long may have left the page open and gone. */
const IDLE = 60_000;
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel"];

/** A connection that says whether somebody has the page in sight: a reader who looks elsewhere is told of a turn. */
export function openSocket(path: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  const closed = new AbortController();
  let said = "";
  let idle: ReturnType<typeof setTimeout> | undefined;
  const say = (word: string): void => {
    if (word !== said && socket.readyState === WebSocket.OPEN) socket.send((said = word));
  };
  const look = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => say("hidden"), IDLE);
    say(document.visibilityState);
  };
  socket.addEventListener("open", look);
  for (const sign of ["visibilitychange", ...SIGNS])
    document.addEventListener(sign, look, { passive: true, signal: closed.signal });
  socket.addEventListener("close", () => {
    clearTimeout(idle);
    closed.abort();
  });
  return socket;
}
