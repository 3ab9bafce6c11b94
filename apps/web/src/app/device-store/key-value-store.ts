import type { CodeLock } from './code/code-lock.ts'
import type { Bytes } from './sealed-record.ts'

/** `full`: the device has no room for it. `closed`: it was wiped meanwhile. Both leave everything as it was. */
export type Put = 'kept' | 'full' | 'closed'

/** Where sealed records lie: the browser's database, or memory where a page is denied it. */
export interface KeyValueStore {
  readonly place: 'device' | 'memory'
  /** In the order of the names; what all of them were at one moment. */
  read(names: readonly string[]): Promise<(Bytes | undefined)[]>
  /** All of it or nothing. */
  write(put: ReadonlyMap<string, Bytes>, drop?: readonly string[]): Promise<Put>
  isEmpty(): Promise<boolean>
  readLock(): Promise<CodeLock | undefined>
  /** Changes the lock, if there is one, as one step among all tabs; what it was given back is what it is now. */
  changeLock(change: (lock: CodeLock | undefined) => CodeLock | undefined): Promise<CodeLock | undefined>
  /** Everything, the lock too. */
  clear(): Promise<void>
  close(): void
}
