import { isLoopbackHost } from '../../../../platform/http/loopback.ts'

/**
 * The base URL of a server's resources, with a trailing slash. Null: invalid. Requests contain patients' names, so
 * plain HTTP is allowed to this machine only.
 */
export function readBaseUrl(written: string): string | null {
  if (!URL.canParse(written)) return null
  const url = new URL(written)
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
  if (!isPrivate || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return null
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}
