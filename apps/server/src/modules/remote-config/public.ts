import type { RemoteValues } from './values.ts'

export { readValues } from './store/read-values.ts'
export { changeValue } from './use-cases/change-value.ts'
export { listValues } from './use-cases/list-values.ts'
export type { RemoteValues } from './values.ts'

export interface RemoteConfig {
  /** The current values. A change takes effect at once, or within a second if its notification was lost. */
  read(): Promise<RemoteValues>
}
