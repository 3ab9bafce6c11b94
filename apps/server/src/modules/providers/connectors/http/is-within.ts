/** Is this address one of the server whose addresses begin with that one? */
export const isWithin = (url: URL, base: URL): boolean =>
  url.origin === base.origin &&
  url.username === '' &&
  url.password === '' &&
  url.pathname.startsWith(base.pathname)
