import type { Answer, CallName, Input } from '@vizit/api-client/calls.ts'
import type { Client, SendOptions } from '@vizit/api-client/client.ts'
import type { Result } from '@vizit/api-client/result.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { KeptLists } from '../device-store/lists.ts'

/** What a record has to say of itself to be kept in a list. */
export interface Listed {
  readonly id: string
  readonly profileId: string
  readonly lastUpdated: string
}

/** How it came here. */
export interface Reading {
  /** Milliseconds since the epoch. */
  readonly readAt: number
  readonly language: Language
}

export type SyncQuery = NonNullable<Input<'syncVisits'>['query']>
export type ProviderSync = Answer<'syncVisits'>['providers'][number]

/** Whose records these are, and with whose their reports come. */
export type Seen = Pick<Answer<'syncVisits'>, 'profileIds' | 'reportsOf'>

/** What every sync answers, with the records of its list. */
export interface SyncAnswer<Item> extends Omit<Answer<'syncVisits'>, 'visits'> {
  readonly items: readonly Item[]
}

/** Where a list comes from, and what of it is kept. */
export interface ListSource<Item extends Listed> {
  /** Its name in the store of the device. */
  readonly kind: keyof KeptLists
  /** The call that syncs it, by which changes that are told read it again. */
  readonly call: CallName
  readonly sync: (client: Client, query: SyncQuery, options: SendOptions) => Promise<Result<SyncAnswer<Item>>>
  /** False for a record that is to be dropped. */
  readonly keeps: (item: Item) => boolean
  /** A record without its reports, of somebody whose reports may be seen no more. */
  readonly withoutReports?: (item: Item) => Item
}

/** A list as it was brought up to date last. */
export interface SyncedList<Item> {
  readonly items: readonly (Item & Reading)[]
  /** When the sync began that this is of, an instant. */
  readonly syncedAt: string
  /** When the one before it began; null: this was the first. */
  readonly formerPing: string | null
  readonly providers: readonly ProviderSync[]
  readonly seen: Seen
  /** The day of the latest record before those of an initial sync. */
  readonly earlier: string | null
  readonly kept: Kept
}

/** What of a list lies on the device. */
export interface Kept {
  /** When the sync began that it is of; null: it was not kept. */
  readonly at: string | null
  /** The device had no room for it. */
  readonly isFull: boolean
}
