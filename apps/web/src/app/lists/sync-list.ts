import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'
import { mergeById } from '@vizit/domain/sync/merge-by-id.ts'
import { syncFrom } from '@vizit/domain/sync/sync-from.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { hideUnseen } from './hide-unseen.ts'
import type {
  ListRecord,
  ListSource,
  SyncAnswer,
  SyncedList,
  SyncQuery,
  VisiblePeople,
} from './list-source.ts'
import {
  notStored,
  readStoredList,
  reuseKnownItems,
  storedListKey,
  storeListIfChanged,
  withReadingTime,
} from './stored-list.ts'

export interface SyncListRequest {
  readonly client: Client
  readonly queries: QueryClient
  readonly language: Language
  /** True: organisations are asked again even if they were asked a moment ago. */
  readonly forced: boolean
  readonly signal: AbortSignal
}

export const listKey = <Item extends ListRecord>({ call }: ListSource<Item>) => [call] as const

/**
 * Syncs a list: loads the changes since the day before the last sync and merges them by id (product §4, "Sync"). It
 * does not wait for organisations with their own systems: the existing records are shown first, theirs are added later.
 */
export async function syncList<Item extends ListRecord>(
  source: ListSource<Item>,
  syncing: SyncListRequest,
): Promise<SyncedList<Item>> {
  const { queries, language, forced } = syncing
  const former =
    queries.getQueryData<SyncedList<Item>>(listKey(source)) ?? (await readForSync(source, queries))
  // Names of doctors and branches depend on the language: after a change of the language everything is loaded again.
  const base = former?.items.every(item => item.language === language) ? former : null
  const take = (answer: SyncAnswer<Item>) => taken(source, answer, { base, former, syncing })

  const first = { async: 'true', forced: forced ? 'true' : 'false' } as const
  const soon = await askOfAll(source, first, base, syncing)
  if (!soon.providers.some(({ outcome }) => outcome === 'pending')) return take(soon)
  const there = await take(soon)
  if (!syncing.signal.aborted) queries.setQueryData(listKey(source), there)
  return take(await askOfAll(source, { async: 'false' }, base && { ...base, seen: there.seen }, syncing))
}

/** The list on the device, put where earlier records are added until the sync ends. */
async function readForSync<Item extends ListRecord>(source: ListSource<Item>, queries: QueryClient) {
  const stored = await readStoredList(source)
  if (stored) queries.setQueryData(storedListKey(source), stored)
  return stored
}

/** The changes since the existing list; for a new person, everything that an initial sync loads. */
async function askOfAll<Item extends ListRecord>(
  source: ListSource<Item>,
  query: SyncQuery,
  base: Pick<SyncedList<Item>, 'syncedAt' | 'seen'> | null,
  syncing: SyncListRequest,
): Promise<SyncAnswer<Item>> {
  if (!base) return ask(source, query, syncing)
  const changes = await ask(source, { ...query, dateStart: syncFrom(base.syncedAt) }, syncing)
  if (!hasNew(changes, base.seen)) return changes
  const { items, providers } = await ask(source, { ...query, forced: 'false' }, syncing)
  return { ...changes, providers, items: [...changes.items, ...items] }
}

const hasNew = (now: VisiblePeople, before: VisiblePeople) =>
  now.profileIds.some(id => !before.profileIds.includes(id)) ||
  now.reportsOf.some(id => !before.reportsOf.includes(id)) ||
  now.coverageOf.some(id => !before.coverageOf.includes(id))

/** The known records, without what may no longer be seen of their people. */
const seenNow = <Item extends ListRecord>(
  source: ListSource<Item>,
  list: SyncedList<Item> | null,
  seen: VisiblePeople,
) => list?.items.map(hideUnseen(source, list.seen, seen)) ?? []

async function ask<Item extends ListRecord>(
  source: ListSource<Item>,
  query: SyncQuery,
  { client, signal }: SyncListRequest,
): Promise<SyncAnswer<Item>> {
  const result = await source.sync(client, query, { signal })
  if (!result.ok) throw new RefusedError(result.refusal)
  return result.answer
}

interface Before<Item> {
  /** The list to merge into. */
  readonly base: SyncedList<Item> | null
  /** The list that was shown. */
  readonly former: SyncedList<Item> | null
  readonly syncing: SyncListRequest
}

async function taken<Item extends ListRecord>(
  source: ListSource<Item>,
  answer: SyncAnswer<Item>,
  { base, former, syncing: { queries, language, signal } }: Before<Item>,
): Promise<SyncedList<Item>> {
  const { syncedAt, providers, earlier, profileIds, reportsOf, coverageOf } = answer
  const seen = { profileIds, reportsOf, coverageOf }
  const read = withReadingTime(answer.items, language)
  const isShown = (item: Item) => profileIds.includes(item.profileId) && source.keeps(item)
  // Earlier records may have been added during the request.
  const held = () =>
    queries.getQueryData<SyncedList<Item>>(listKey(source)) ??
    queries.getQueryData<SyncedList<Item> | null>(storedListKey(source)) ??
    base
  const merged = (list: SyncedList<Item> | null) => {
    const known = seenNow(source, list, seen).filter(item => item.language === language)
    return mergeById(known, reuseKnownItems(read, known)).filter(isShown)
  }
  const before = held()
  const list = { items: merged(before), syncedAt, seen }
  // After a sign-out nothing is stored.
  const stored = signal.aborted ? notStored : await storeListIfChanged(source, list, base && before)
  const after = held()
  return {
    ...list,
    items: after === before ? list.items : merged(after),
    formerPing: former?.syncedAt ?? null,
    providers,
    earlier: earlier ?? null,
    stored,
  }
}
