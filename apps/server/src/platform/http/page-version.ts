import { createHash } from 'node:crypto'

/** The moments at which a page was rendered and its answers were read: the one thing that differs if nothing has changed. */
const MOMENTS = /"(?:at|dehydratedAt|dataUpdatedAt)":\d{13}/g

/** The same for renderings that show the same. */
export const contentVersion = (page: { readonly html: string; readonly data: string | null }): string =>
  hash([page.html, page.data?.replace(MOMENTS, '') ?? ''])

/**
 * The ETag of an answer; weak, as answers of one version are not the same in each byte. A browser that gets 304 keeps the policy of its
 * copy, so whatever header belongs to the page is one of these texts.
 */
export const entityTag = (texts: readonly string[]): string => `W/"${hash(texts)}"`

/** Does `If-None-Match` name this version? */
export const isConfirmed = (asked: string | undefined, tag: string): boolean =>
  asked?.split(',').some(each => each.trim().replace(/^W\//, '') === tag.replace(/^W\//, '')) ?? false

function hash(texts: readonly string[]): string {
  const sum = createHash('sha256')
  // What stands between the texts is in none of them.
  for (const text of texts) sum.update(text).update('\0')
  return sum.digest('base64url')
}
