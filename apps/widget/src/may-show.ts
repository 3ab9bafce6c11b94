/** Asks the server whether this page may show the frame, because a browser that refuses it does not report why. */
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
    // The page's content security policy may block this request; then a frame that does not answer shows the refusal.
    return 'yes'
  }
}
