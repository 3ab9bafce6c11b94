import { isLoopbackHost } from '../../../../platform/http/loopback.ts'

/**
 * The address below which a server's resources lie, with a slash at its end; null for what cannot be one. Patients'
 * names go there: without TLS to this machine only.
 */
export function readBaseUrl(written: string): string | null {
  if (!URL.canParse(written)) return null
  const url = new URL(written)
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
  if (!isPrivate || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return null
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}
