import type { FastifyBaseLogger } from 'fastify'
import type { PriceServiceSettings } from './modules/drugs/public.ts'
import type { CustomTokens } from './modules/identity/public.ts'
import type { Gateways } from './modules/notifications/gateways/gateway.ts'
import type { PushSettings } from './modules/notifications/push/push.ts'
import type { SpendingLimits } from './modules/notifications/spending/limits.ts'
import type { ProvidersDeps } from './modules/providers/deps.ts'
import type { RunningChanges } from './platform/changes/create-changes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Sealing } from './platform/sealing/sealing.ts'

/** The inputs from which all services are built. */
export interface ServicesGiven {
  readonly database: Database
  readonly clock: Clock
  /** The secret from which the keys of tokens, codes and encrypted messages are derived. */
  readonly secret: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Where messages to users are sent. */
  readonly gateways: Gateways
  /** Whether stored messages are encrypted; true by default. */
  readonly sealing?: Sealing | undefined
  /** Limits of the cost of SMS in an hour; by default none. */
  readonly smsLimits?: SpendingLimits | undefined
  /** How push services are reached; by default the known ones. */
  readonly push?: PushSettings | undefined
  /** Partners who may sign people in; by default none. */
  readonly customTokens?: CustomTokens | undefined
  /** Whether the demo's laboratory makes results. */
  readonly demo?: boolean
  /** The product's URL, with which links in messages begin. */
  readonly publicUrl?: string
  /** The outside service of drug prices; by default pharmacies feed their prices into this server. */
  readonly drugService?: PriceServiceSettings | undefined
  /** The fetch function for requests to clinics and to that service; Node's own by default. */
  readonly fetch?: ProvidersDeps['fetch']
  /** The channel that tells open pages about changes, if the caller has made it already. */
  readonly changes?: RunningChanges
}
