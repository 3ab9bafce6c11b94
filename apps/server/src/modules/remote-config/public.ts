import type { RemoteValues } from './values.ts'

export { readValues } from './store/read-values.ts'
export { changeValue } from './use-cases/change-value.ts'
export { listValues } from './use-cases/list-values.ts'
export type { RemoteValues } from './values.ts'

export interface RemoteConfig {
  /** The values in force; a change is felt at once, and within a second where its news are lost. */
  read(): Promise<RemoteValues>
}
