import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Notifications } from '../notifications/public.ts'
import type { MessagesToOthers } from '../visits/public.ts'
import type { Connectors } from './connectors/connectors.ts'
import type { Fetch } from './connectors/http/connection-settings.ts'

/** What medical organisations need of the rest of the server. */
export interface ProvidersDeps {
  readonly database: Pick<Database, 'db' | 'reads'>
  readonly clock: Clock
  readonly notifications: Pick<Notifications, 'tellAccount' | 'enqueue' | 'nudge'>
  readonly changes: Changes
  /** Who hears of what a medical centre does with a visit. */
  readonly messagesToOthers: MessagesToOthers
  /** What the secrets of connections are sealed with is derived from it. */
  readonly secret: string
  /** What the links in messages begin with. */
  readonly publicUrl: string
  /** How the systems of clinics are spoken to. */
  readonly connectors: Connectors
  /** How clinics are asked; Node's own unless given. */
  readonly fetch?: Fetch | undefined
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}
