import { tabStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

const KEY = 'acodes'

/** The activation codes given in this tab (product §4, "Report opening"). */
export interface CodeRecord {
  /** By organisation and record. */
  readonly codes: Readonly<Record<string, string>>
  /** Milliseconds of the idle timer; below 0 the codes do not expire. */
  readonly idleMs: number
  /** The last activity on the page, in milliseconds since the epoch. */
  readonly touchedAt: number
}

export function readCodeRecord(): CodeRecord | null {
  return readJson(tabStorage, KEY) as CodeRecord | null
}

export function writeCodeRecord(record: CodeRecord): void {
  tabStorage.setItem(KEY, JSON.stringify(record))
}

/** Codes belong to the session in which they were given; no other user may use them. */
export function dropCodeRecord(): void {
  tabStorage.removeItem(KEY)
}
