import { tabStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

const KEY = 'acodes'

/** The activation codes that were given in this tab (product §4, "Report opening"). */
export interface CodeRecord {
  /** By organisation and record. */
  readonly codes: Readonly<Record<string, string>>
  /** Milliseconds; below 0: they stay. */
  readonly idleMs: number
  /** When the page was touched last, in milliseconds since the epoch. */
  readonly touchedAt: number
}

export function readCodeRecord(): CodeRecord | null {
  return readJson(tabStorage, KEY) as CodeRecord | null
}

export function writeCodeRecord(record: CodeRecord): void {
  tabStorage.setItem(KEY, JSON.stringify(record))
}

/** Codes belong to the session that gave them: nobody else's opens anything with them. */
export function dropCodeRecord(): void {
  tabStorage.removeItem(KEY)
}
