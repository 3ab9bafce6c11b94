/** May this page show the frame? A browser that refuses it tells nobody why, so the server is asked. */
export async function mayShow(
  base: string,
  providerCode: string,
): Promise<'yes' | 'HOST_NOT_ALLOWED' | 'UNKNOWN_PROVIDER'> {
  if (location.origin === base) return 'yes'
  try {
    const answer = await fetch(`${base}/api/v2/public/booking/${providerCode}/frame-hosts`, {
      credentials: 'omit',
    })
    if (answer.status === 404) return 'UNKNOWN_PROVIDER'
    const { hosts }: { hosts: string[] } = await answer.json()
    return hosts.includes(location.origin) ? 'yes' : 'HOST_NOT_ALLOWED'
  } catch {
    // The page's own policy may keep such questions out; then the frame's silence has to tell.
    return 'yes'
  }
}
