import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Fetch } from '../../platform/http-client/send-request.ts'
import type { Invoices } from '../invoices/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { MessagesToOthers } from '../visits/public.ts'
import type { Connectors } from './connectors/connectors.ts'

/** What medical organisations need from the rest of the server. */
export interface ProvidersDeps {
  readonly database: Pick<Database, 'db' | 'reads'>
  readonly clock: Clock
  readonly notifications: Pick<Notifications, 'notifyAccount' | 'enqueue' | 'nudge'>
  readonly changes: Changes
  readonly invoices: Pick<Invoices, 'withdrawMessages'>
  /** Messages to the accounts concerned when a medical centre changes a visit. */
  readonly messagesToOthers: MessagesToOthers
  /** The server's secret; the key that encrypts the secrets of connections is derived from it. */
  readonly secret: string
  /** The product's URL, with which links in messages begin. */
  readonly publicUrl: string
  /** The connector of each kind of clinic system. */
  readonly connectors: Connectors
  /** The fetch function for requests to clinics; Node's own by default. */
  readonly fetch?: Fetch | undefined
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}
