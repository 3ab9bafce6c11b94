/** The short paths of links in SMS, where each character costs, and the real paths. The visit of `/i` is read from it before. */
const PATHS: Readonly<Record<string, string>> = { '/r': '/reply', '/v': '/guest-visit', '/i': '/' }

export const SHORT_PATHS = Object.keys(PATHS)

/** The full address of a short link, with its secret; null if it is not a short link. */
export function longAddress({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  const path = PATHS[pathname]
  return path === undefined ? null : path + hash
}
