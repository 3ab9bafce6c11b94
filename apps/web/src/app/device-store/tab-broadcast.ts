/** Broadcasts to the other tabs of this browser; does nothing in a third-party frame that is denied it. */
export function tabs(name: string, heard: () => void): () => void {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', heard)
    return () => channel.postMessage(name)
  } catch {
    return () => undefined
  }
}
