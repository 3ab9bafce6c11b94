import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'
import { mergeById } from '@vizit/domain/sync/merge-by-id.ts'
import { syncFrom } from '@vizit/domain/sync/sync-from.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { keepIfNews, notKept, readKept, readNow, unlessKnown } from './kept-list.ts'
import type { Listed, ListSource, SyncAnswer, SyncedList, SyncQuery } from './list-source.ts'

export interface Syncing {
  readonly client: Client
  readonly queries: QueryClient
  readonly language: Language
  /** Organisations are asked even if they were a moment ago. */
  readonly forced: boolean
  readonly signal: AbortSignal
}

export const listKey = <Item extends Listed>({ call }: ListSource<Item>) => [call] as const

/**
 * Brings a list up to date: the changes since the day before the last sync, merged by id into what was there (product §4,
 * "Sync"). Organisations that keep their records elsewhere are not waited for: what there is comes first, theirs after.
 */
export async function syncList<Item extends Listed>(
  source: ListSource<Item>,
  syncing: Syncing,
): Promise<SyncedList<Item>> {
  const { queries, language, forced } = syncing
  const former = queries.getQueryData<SyncedList<Item>>(listKey(source)) ?? (await readKept(source))
  // Names of doctors and branches come in a language: in another one, all of them are asked for.
  const base = former?.items.every(item => item.language === language) ? former : null
  const dateStart = base ? { dateStart: syncFrom(base.syncedAt) } : {}
  const take = (answer: SyncAnswer<Item>) => taken(source, answer, { base, former, syncing })

  const soon = await ask(source, { ...dateStart, async: 'true', forced: forced ? 'true' : 'false' }, syncing)
  if (!soon.providers.some(({ outcome }) => outcome === 'pending')) return take(soon)
  const there = await take(soon)
  if (!syncing.signal.aborted) queries.setQueryData(listKey(source), there)
  return take(await ask(source, { ...dateStart, async: 'false' }, syncing))
}

async function ask<Item extends Listed>(
  source: ListSource<Item>,
  query: SyncQuery,
  { client, signal }: Syncing,
): Promise<SyncAnswer<Item>> {
  const result = await source.sync(client, query, { signal })
  if (!result.ok) throw new RefusedError(result.refusal)
  return result.answer
}

interface Before<Item> {
  /** What is merged into. */
  readonly base: SyncedList<Item> | null
  /** What was shown. */
  readonly former: SyncedList<Item> | null
  readonly syncing: Syncing
}

async function taken<Item extends Listed>(
  source: ListSource<Item>,
  answer: SyncAnswer<Item>,
  { base, former, syncing: { language, signal } }: Before<Item>,
): Promise<SyncedList<Item>> {
  const seen = new Set(answer.profileIds)
  const known = base?.items ?? []
  const items = mergeById(known, unlessKnown(readNow(answer.items, language), known)).filter(
    item => seen.has(item.profileId) && source.keeps(item),
  )
  const { syncedAt, providers, earlier } = answer
  // Whoever has signed out meanwhile leaves nothing behind.
  const kept = signal.aborted ? notKept : await keepIfNews(source, { items, syncedAt }, base)
  return {
    items,
    syncedAt,
    formerPing: former?.syncedAt ?? null,
    providers,
    earlier: earlier ?? null,
    kept,
  }
}
