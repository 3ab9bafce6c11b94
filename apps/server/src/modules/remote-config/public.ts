import type { RemoteValues } from './values.ts'

export type { RemoteValues } from './values.ts'

export interface RemoteConfig {
  /** The values in force; a change in the database is seen within a second. */
  read(): Promise<RemoteValues>
  /** Sets one value, in force here at once; throws when it does not fit. */
  set<Key extends keyof RemoteValues>(key: Key, value: RemoteValues[Key]): Promise<void>
}
