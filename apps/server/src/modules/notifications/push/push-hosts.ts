import { isLoopbackHost } from '../../../platform/http/loopback.ts'

/** The push services of browsers: their whole names, or all below one that begins with a dot. */
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

/** Whether a message may be sent to this address. */
export type PushHosts = (endpoint: string) => boolean

/**
 * Addresses come from whoever calls, and this server sends to them: so only to push services that are known, or that the
 * operator named, by https and the usual port. A port, and a service on this machine, an operator names as `host:port`.
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
