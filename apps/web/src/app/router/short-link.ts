/** The paths of links in SMS, where each letter costs, and what they stand for. */
const PATHS: Readonly<Record<string, string>> = { '/r': '/reply', '/v': '/guest-visit' }

/** The address that a short link stands for, with its secret; null: it is none. */
export function longAddress({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  const path = PATHS[pathname]
  return path === undefined ? null : path + hash
}
