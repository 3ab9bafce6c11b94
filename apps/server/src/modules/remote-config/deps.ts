import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RemoteConfig } from './public.ts'

export interface RemoteConfigDeps {
  readonly database: Database
  readonly clock: Clock
  readonly remoteConfig: RemoteConfig
  /** How the server names itself to push services. */
  readonly pushKey: string
  /** Of the release that runs. */
  readonly version: string
}
