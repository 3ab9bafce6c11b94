import type { Answer, CallName, Input } from '@vizit/api-client/calls.ts'
import type { Client, SendOptions } from '@vizit/api-client/client.ts'
import type { Result } from '@vizit/api-client/result.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { StoredLists } from '../device-store/stored-lists.ts'

/** The fields that a record needs to be in a list. */
export interface ListRecord {
  readonly id: string
  readonly profileId: string
  readonly lastUpdated: string
}

/** When and how a record was read. */
export interface ReadingTime {
  /** Milliseconds since the epoch. */
  readonly readAt: number
  readonly language: Language
}

export type SyncQuery = NonNullable<Input<'syncVisits'>['query']>
export type ProviderSync = Answer<'syncVisits'>['providers'][number]

/** The people whose records these are, and those whose reports and programmes are included. */
export type VisiblePeople = Pick<Answer<'syncVisits'>, 'profileIds' | 'reportsOf' | 'coverageOf'>

/** The part of every sync answer, with the records of its list. */
export interface SyncAnswer<Item> extends Omit<Answer<'syncVisits'>, 'visits'> {
  readonly items: readonly Item[]
}

/** Where a list comes from, and what of it is stored. */
export interface ListSource<Item extends ListRecord> {
  /** Its name in the device store. */
  readonly kind: keyof StoredLists
  /** The call that syncs it; change events about this call refresh the list. */
  readonly call: CallName
  readonly sync: (client: Client, query: SyncQuery, options: SendOptions) => Promise<Result<SyncAnswer<Item>>>
  /** False for a record that must be dropped. */
  readonly keeps: (item: Item) => boolean
  /** The record without its reports, for a person whose reports may no longer be seen. */
  readonly withoutReports?: (item: Item) => Item
  /** The record without who pays, for a person whose coverage may no longer be seen. */
  readonly withoutCoverage?: (item: Item) => Item
}

/** A list after its last sync. */
export interface SyncedList<Item> {
  readonly items: readonly (Item & ReadingTime)[]
  /** The start of its sync, an instant. */
  readonly syncedAt: string
  /** The start of the sync before; null for the first sync. */
  readonly formerPing: string | null
  readonly providers: readonly ProviderSync[]
  readonly seen: VisiblePeople
  /** The date of the latest record that an initial sync did not include. */
  readonly earlier: string | null
  readonly stored: StoredOnDevice
}

/** What is stored on the device of a list. */
export interface StoredOnDevice {
  /** The start of the sync that was stored; null if it was not stored. */
  readonly at: string | null
  /** True if the device had no room for it. */
  readonly isFull: boolean
}
