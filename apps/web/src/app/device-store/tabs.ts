/** Speaks with the other tabs of this browser; says nothing where a frame on a foreign site is denied that. */
export function tabs(name: string, heard: () => void): () => void {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', heard)
    return () => channel.postMessage(name)
  } catch {
    return () => undefined
  }
}
