import { sql } from 'kysely'

/**
 * Of the outbox as `o`: a message that ended and reached nobody. None of those that a restore ended: the former database's server may have
 * sent them.
 */
export const isUnreached = sql<boolean>`o.failed_at is not null and o.failure is distinct from 'restored'`

/** Of the outbox as `o`: a message that was handed over to its channel, or will never be. */
export const isHandedOver = sql<boolean>`(o.failed_at is null and o.sent_at is not null) or o.failure is not distinct from 'restored'`
