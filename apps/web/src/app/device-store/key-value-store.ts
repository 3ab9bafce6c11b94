import type { CodeLock } from './code/code-lock.ts'
import type { Bytes } from './sealed-record.ts'

/** `full`: no room on the device. `closed`: deleted meanwhile. In both cases nothing was changed. */
export type Put = 'stored' | 'full' | 'closed'

/** Storage for encrypted records: the browser's database, or memory if the page is denied one. */
export interface KeyValueStore {
  readonly place: 'device' | 'memory'
  /** The values in the order of the names, all read in one transaction. */
  read(names: readonly string[]): Promise<(Bytes | undefined)[]>
  /** Writes everything or nothing. */
  write(put: ReadonlyMap<string, Bytes>, drop?: readonly string[]): Promise<Put>
  isEmpty(): Promise<boolean>
  readLock(): Promise<CodeLock | undefined>
  /** Changes the lock, if there is one, atomically among all tabs; returns the changed lock. */
  changeLock(change: (lock: CodeLock | undefined) => CodeLock | undefined): Promise<CodeLock | undefined>
  /** Deletes everything, including the lock. */
  clear(): Promise<void>
  close(): void
}
