import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RemoteConfig } from './public.ts'

export interface RemoteConfigDeps {
  readonly database: Database
  readonly clock: Clock
  readonly remoteConfig: RemoteConfig
  /** The public key for push services. */
  readonly pushKey: string
  /** Version of the running release. */
  readonly version: string
}
