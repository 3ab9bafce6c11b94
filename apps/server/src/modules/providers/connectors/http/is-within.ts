/** Whether a URL lies below the base URL of a server. */
export const isWithin = (url: URL, base: URL): boolean =>
  url.origin === base.origin &&
  url.username === '' &&
  url.password === '' &&
  url.pathname.startsWith(base.pathname)
