import { type InMemory, keepInMemory } from '@vizit/domain/documents/pdf-memory.ts'
import { codes, codesState, type OpenedRecord } from './codes.ts'

/** How a document was answered, as the client says it. */
type Answered = { readonly ok: true; readonly answer: Blob } | { readonly ok: false }

interface Kept extends InMemory {
  readonly opened: OpenedRecord
  readonly fetched: Promise<Answered>
}

/** The youngest last. In memory only: a medical document never lies in a cache of the browser. */
let kept: readonly Kept[] = []

codesState.subscribe(() => {
  kept = kept.filter(({ opened }) => codes.of(opened) !== null)
})

export interface Remembered {
  readonly key: string
  /** What its code opens: it is forgotten when that ends. */
  readonly opened: OpenedRecord
  /** Bytes of all documents that may be kept. */
  readonly limit: number
}

/** A document out of the memory of this page, or fetched into it; the oldest make room (calls §9). */
export function remembered<Result extends Answered>(
  { key, opened, limit }: Remembered,
  fetchPdf: () => Promise<Result>,
): Promise<Result> {
  const known = kept.find(item => item.key === key)
  if (known) return known.fetched as Promise<Result>
  const fetched = fetchPdf()
  const asked: Kept = { key, opened, size: null, fetched }
  kept = keepInMemory(kept, asked, limit)
  const settle = (settled: Kept | null) => {
    // Whatever was emptied meanwhile stays empty.
    if (!kept.includes(asked)) return
    const others = kept.filter(item => item !== asked)
    kept = settled ? keepInMemory(others, settled, limit) : others
  }
  fetched.then(
    result => settle(result.ok ? { ...asked, size: result.answer.size } : null),
    () => settle(null),
  )
  return fetched
}
