import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MatchPrescriptions } from '../drugs/public.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { Providers } from '../providers/public.ts'
import type { DocumentKeys } from './keys.ts'

/** What medical documents need from the rest of the server. */
export interface DocumentsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly keys: DocumentKeys
  readonly family: Pick<Family, 'memberFor' | 'membersOf' | 'recordViews'>
  readonly providers: Pick<Providers, 'refresh'>
  readonly notifications: Pick<Notifications, 'enqueue' | 'nudge'>
  readonly changes: Changes
  /** The packs of the register that prescriptions mean. */
  readonly matchPrescriptions: MatchPrescriptions
}
