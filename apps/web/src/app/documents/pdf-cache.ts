import { type CachedDocument, keepInCache } from '@vizit/domain/documents/pdf-cache.ts'
import { codes, codesState, type OpenedRecord } from './activation-codes.ts'

/** The answer of a document call, as the client returns it. */
type Answered = { readonly ok: true; readonly answer: Blob } | { readonly ok: false }

interface CachedFile extends CachedDocument {
  readonly opened: OpenedRecord
  readonly fetched: Promise<Answered>
}

/** The newest last. In memory only: a medical document is never in a browser cache. */
let cached: readonly CachedFile[] = []

codesState.subscribe(() => {
  cached = cached.filter(({ opened }) => codes.of(opened) !== null)
})

export interface CachedPdf {
  readonly key: string
  /** The record whose code opened it: it is removed when that code expires. */
  readonly opened: OpenedRecord
  /** The most bytes of all documents together. */
  readonly limit: number
}

/** Returns a document from this page's cache, or loads it into the cache; the oldest are evicted (calls §9). */
export function loadCachedPdf<Result extends Answered>(
  { key, opened, limit }: CachedPdf,
  fetchPdf: () => Promise<Result>,
): Promise<Result> {
  const known = cached.find(item => item.key === key)
  if (known) return known.fetched as Promise<Result>
  const fetched = fetchPdf()
  const asked: CachedFile = { key, opened, size: null, fetched }
  cached = keepInCache(cached, asked, limit)
  const settle = (settled: CachedFile | null) => {
    // If it was removed meanwhile, it is not stored again.
    if (!cached.includes(asked)) return
    const others = cached.filter(item => item !== asked)
    cached = settled ? keepInCache(others, settled, limit) : others
  }
  fetched.then(
    result => settle(result.ok ? { ...asked, size: result.answer.size } : null),
    () => settle(null),
  )
  return fetched
}
