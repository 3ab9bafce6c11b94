import type { Answer } from '@vizit/api-client/calls.ts'
import { opened } from './device-store.ts'
import { fromJsonBytes, toJsonBytes } from './json-content.ts'
import type { Put } from './key-value-store.ts'
import type { OpenStore } from './open-store.ts'
import { withStoreMutex } from './with-store-mutex.ts'

/** The lists of the server that are stored on the device. */
export interface StoredLists {
  visits: Answer<'listVisits'>['future'][number]
  tests: Answer<'syncTests'>['tests'][number]
}

export interface StoredList<Item> {
  readonly items: readonly Item[]
  /** When the server was asked for them, an instant. */
  readonly syncedAt: string
  readonly seen: Seen
}

/** The people whose records, reports and programmes the list contains: all records of a new person have to be requested. */
interface Seen {
  readonly profileIds: string[]
  readonly reportsOf: string[]
  readonly coverageOf: string[]
}

interface Head {
  readonly syncedAt: string
  /** Missing if an older release has stored it; then everybody counts as new. */
  readonly seen?: Omit<Seen, 'coverageOf'> & Partial<Seen>
  readonly pages: number
  /** Identifies one save, so that pages of two saves are never mixed. */
  readonly saving: string
}

/**
 * The version of the stored items, which have the contract's shape. Items of an older version are ignored, because the
 * server still has them.
 */
const VERSION = 1
/** Items per page. Pages are read one after another, so that the screen stays responsive. */
const PAGE = 200
const nobody: Seen = { profileIds: [], reportsOf: [], coverageOf: [] }

/** An older release did not say whose programmes it stored: they may be there of everybody. */
const seenIn = ({ seen = nobody }: Head): Seen => ({ coverageOf: seen.profileIds, ...seen })

/** The list as it was last saved; null if there is none, or the store is not open. */
export function readList<K extends keyof StoredLists>(kind: K): Promise<StoredList<StoredLists[K]> | null> {
  return withStoreMutex(async () => {
    const store = opened()
    const head = store && (await readHead(store, kind))
    const pages = head && (await store.readAll(bindings(kind, head), fromJsonBytes<StoredLists[K][]>))
    return pages && { items: pages.flat(), syncedAt: head.syncedAt, seen: seenIn(head) }
  })
}

/** Replaces the whole list. `closed`: the store is not open, and nothing was saved. */
export function saveList<K extends keyof StoredLists>(
  kind: K,
  items: readonly StoredLists[K][],
  { syncedAt, seen = nobody }: { readonly syncedAt: string; readonly seen?: Seen },
): Promise<Put | 'closed'> {
  return withStoreMutex(async () => {
    const store = opened()
    if (!store) return 'closed'
    const former = await readHead(store, kind)
    const saving = crypto.randomUUID()
    const pages = Array.from({ length: Math.ceil(items.length / PAGE) }, (_, at) =>
      toJsonBytes(items.slice(at * PAGE, (at + 1) * PAGE)),
    )
    const head: Head = { syncedAt, seen, pages: pages.length, saving }
    const entries = bindings(kind, head).map((binding, at) => ({
      ...binding,
      content: pages[at] ?? toJsonBytes([]),
    }))
    const gone = former ? bindings(kind, former).slice(pages.length) : []
    return store.write(
      [{ name: kind, version: VERSION, content: toJsonBytes(head) }, ...entries],
      gone.map(({ name }) => name),
    )
  })
}

/** The instant of the list's last sync; null if there was none, or it cannot be read. */
export async function lastSync(kind: keyof StoredLists): Promise<string | null> {
  const store = opened()
  const head = store && (await readHead(store, kind))
  return head?.syncedAt ?? null
}

/** The people whose records the stored list contains; null if there is none, or it cannot be read. */
export async function storedSeen(kind: keyof StoredLists): Promise<Seen | null> {
  const store = opened()
  const head = store && (await readHead(store, kind))
  return head && seenIn(head)
}

async function readHead(store: OpenStore, kind: string): Promise<Head | null> {
  const head = await store.read({ name: kind })
  return head?.version === VERSION ? fromJsonBytes<Head>(head.content) : null
}

const bindings = (kind: string, { pages, saving }: Pick<Head, 'pages' | 'saving'>) =>
  Array.from({ length: pages }, (_, at) => ({ name: `${kind}/${at}`, version: VERSION, saving }))
