import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Fetch } from '../../../platform/http-client/send-request.ts'
import type { Invoices } from '../../invoices/public.ts'
import type { Notifications } from '../../notifications/public.ts'
import type { MessagesToOthers } from '../../visits/public.ts'
import type { Connectors } from '../connectors/connectors.ts'

/** What organisations with records elsewhere need from the rest of the server. */
export interface RemoteDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly notifications: Pick<Notifications, 'notifyAccount' | 'enqueue' | 'nudge'>
  readonly changes: Changes
  readonly invoices: Pick<Invoices, 'withdrawMessages'>
  /** Messages to the accounts concerned when a medical centre changes a visit. */
  readonly messagesToOthers: MessagesToOthers
  /** The key that decrypts the secrets of connections. */
  readonly key: Buffer
  /** The key that encrypts the keys of documents. */
  readonly documentKey: Buffer
  /** The product's URL, with which links in messages begin. */
  readonly publicUrl: string
  readonly connectors: Connectors
  readonly fetch: Fetch
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}
