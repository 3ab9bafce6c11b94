import { isLoopbackHost } from '../../../platform/http/loopback.ts'

/** Hosts of the browsers' push services: full names, or all names below one that begins with a dot. */
const KNOWN = [
  // Chrome, Edge on Android, Samsung Internet, Opera, Brave.
  'fcm.googleapis.com',
  // Safari and every browser of iOS.
  '.push.apple.com',
  // Firefox.
  '.push.services.mozilla.com',
  // Edge.
  '.notify.windows.com',
]

const LONGEST = 2048

/** Whether messages may be sent to this endpoint. */
export type PushHosts = (endpoint: string) => boolean

/**
 * Clients choose the endpoint and this server sends requests to it. So only known push services and those that
 * the operator named are allowed, by https and port 443. The operator names another port, or a service on this
 * machine, as `host:port`.
 */
export function pushHosts(named: readonly string[] = []): PushHosts {
  return endpoint => {
    const url = URL.parse(endpoint)
    if (!url || endpoint.length > LONGEST || url.username || url.password) return false
    if (named.includes(url.host)) return url.protocol === 'https:' || isLoopback(url)
    return url.protocol === 'https:' && url.port === '' && [...KNOWN, ...named].some(fits(url.hostname))
  }
}

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && isLoopbackHost(hostname)

const fits = (hostname: string) => (host: string) =>
  host.startsWith('.') ? hostname.endsWith(host) : hostname === host
