import type { Answer } from '@vizit/api-client/calls.ts'
import { opened } from './device-store.ts'
import { readBack, written } from './json-content.ts'
import type { Put } from './key-value-store.ts'
import type { OpenStore } from './open-store.ts'
import { withStoreMutex } from './with-store-mutex.ts'

/** What is kept of the server's lists. */
export interface KeptLists {
  visits: Answer<'listVisits'>['future'][number]
  tests: Answer<'syncTests'>['tests'][number]
}

export interface KeptList<Item> {
  readonly items: readonly Item[]
  /** When the server was asked for them, an instant. */
  readonly syncedAt: string
  readonly seen: Seen
}

/** Of whom they are, and with whose their reports came: all records of somebody new have to be asked for. */
interface Seen {
  readonly profileIds: string[]
  readonly reportsOf: string[]
}

interface Head {
  readonly syncedAt: string
  /** Not there where an older release has kept it: everybody is new then. */
  readonly seen?: Seen
  readonly pages: number
  /** All pages are of this saving: those of two don't mix. */
  readonly saving: string
}

/** Of the items as the contract has them. What an older release has kept is not read: the server has it anyway. */
const VERSION = 1
/** Items. One page is read after another, and the screen answers in between. */
const PAGE = 200
const nobody: Seen = { profileIds: [], reportsOf: [] }

/** The list as it was saved last; null where there is none, or the store is not open. */
export function readList<K extends keyof KeptLists>(kind: K): Promise<KeptList<KeptLists[K]> | null> {
  return withStoreMutex(async () => {
    const store = opened()
    const head = store && (await readHead(store, kind))
    const pages = head && (await store.readAll(bindings(kind, head), readBack<KeptLists[K][]>))
    return pages && { items: pages.flat(), syncedAt: head.syncedAt, seen: head.seen ?? nobody }
  })
}

/** Puts a whole list in the place of the former one. `closed`: the store is not open, and nothing was kept. */
export function saveList<K extends keyof KeptLists>(
  kind: K,
  items: readonly KeptLists[K][],
  { syncedAt, seen = nobody }: { readonly syncedAt: string; readonly seen?: Seen },
): Promise<Put | 'closed'> {
  return withStoreMutex(async () => {
    const store = opened()
    if (!store) return 'closed'
    const former = await readHead(store, kind)
    const saving = crypto.randomUUID()
    const pages = Array.from({ length: Math.ceil(items.length / PAGE) }, (_, at) =>
      written(items.slice(at * PAGE, (at + 1) * PAGE)),
    )
    const head: Head = { syncedAt, seen, pages: pages.length, saving }
    const entries = bindings(kind, head).map((binding, at) => ({
      ...binding,
      content: pages[at] ?? written([]),
    }))
    const gone = former ? bindings(kind, former).slice(pages.length) : []
    return store.write(
      [{ name: kind, version: VERSION, content: written(head) }, ...entries],
      gone.map(({ name }) => name),
    )
  })
}

/** When this list was synced last, an instant; null: never, or it cannot be read. */
export async function lastSync(kind: keyof KeptLists): Promise<string | null> {
  const store = opened()
  const head = store && (await readHead(store, kind))
  return head?.syncedAt ?? null
}

/** Whose records a list on the device has; null: there is none, or it cannot be read. */
export async function keptSeen(kind: keyof KeptLists): Promise<Seen | null> {
  const store = opened()
  const head = store && (await readHead(store, kind))
  return head ? (head.seen ?? nobody) : null
}

async function readHead(store: OpenStore, kind: string): Promise<Head | null> {
  const head = await store.read({ name: kind })
  return head?.version === VERSION ? readBack<Head>(head.content) : null
}

const bindings = (kind: string, { pages, saving }: Pick<Head, 'pages' | 'saving'>) =>
  Array.from({ length: pages }, (_, at) => ({ name: `${kind}/${at}`, version: VERSION, saving }))
