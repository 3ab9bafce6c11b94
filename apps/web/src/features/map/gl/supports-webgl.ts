/** Whether the browser has WebGL 2, which MapLibre needs: without it, MapLibre is not even loaded. */
export function supportsWebgl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // Browsers allow few contexts at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return Boolean(context)
  } catch {
    return false
  }
}
