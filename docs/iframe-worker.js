// Whoever opens the site as files gets no web worker, and the search needs one: it runs in a hidden frame instead.
class IFrameWorker extends EventTarget {
  constructor(url) {
    super();
    this.onmessage = null;
    this.frame = document.createElement("iframe");
    this.frame.hidden = true;
    this.ready = new Promise((resolve) => {
      this.frame.addEventListener("load", resolve, { once: true });
    });
    this.listen = (event) => {
      if (event.source !== this.frame.contentWindow) return;
      const message = new MessageEvent("message", { data: event.data });
      this.dispatchEvent(message);
      this.onmessage?.(message);
    };
    window.addEventListener("message", this.listen);
    const answer = "postMessage = (data) => parent.postMessage(data, '*')";
    this.frame.srcdoc = `<script>${answer}</script><script src="${encodeURI(decodeURI(url))}"></script>`;
    document.body.append(this.frame);
  }

  postMessage(data) {
    // Its own postMessage is the way back.
    this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })));
  }

  terminate() {
    window.removeEventListener("message", this.listen);
    this.frame.remove();
  }
}

if (location.protocol === "file:") {
  window.IFrameWorker = IFrameWorker;
  window.Worker = IFrameWorker;
}
