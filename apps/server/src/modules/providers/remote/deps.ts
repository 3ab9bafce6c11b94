import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Notifications } from '../../notifications/public.ts'
import type { MessagesToOthers } from '../../visits/public.ts'
import type { Connectors } from '../connectors/connectors.ts'
import type { Fetch } from '../connectors/http/connection-settings.ts'

/** What the organisations that keep their records elsewhere need of the rest of the server. */
export interface RemoteDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly notifications: Pick<Notifications, 'tellAccount' | 'enqueue' | 'nudge'>
  readonly changes: Changes
  /** Who hears of what a medical centre does with a visit. */
  readonly messagesToOthers: MessagesToOthers
  /** Opens the secrets of connections. */
  readonly key: Buffer
  /** Wraps the keys of documents. */
  readonly documentKey: Buffer
  /** What the links in messages begin with. */
  readonly publicUrl: string
  readonly connectors: Connectors
  readonly fetch: Fetch
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}
