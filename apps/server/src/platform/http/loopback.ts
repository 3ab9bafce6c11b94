const HOSTS = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether the host of an address is this machine. */
export const isLoopbackHost = (host: string): boolean => HOSTS.test(host)

/** Whether a network address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
