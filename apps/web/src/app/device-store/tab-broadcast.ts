/** Broadcasts to the other tabs of this browser; does nothing in a third-party frame that is denied it. */
export function tabs(name: string, onMessage: () => void): () => void {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', onMessage)
    return () => channel.postMessage(name)
  } catch {
    return () => undefined
  }
}
