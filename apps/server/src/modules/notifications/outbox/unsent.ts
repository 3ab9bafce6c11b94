import { type RawBuilder, sql } from 'kysely'

/**
 * Of the outbox as `o`: a message that nobody has got, which may still be withdrawn. None that a server is just sending; in its quiet hours
 * a server only looks at it.
 */
export const isUnsent = (now: Date): RawBuilder<unknown> => sql`o.sent_at is null and o.failed_at is null
  and (o.delayed_by is distinct from 'sending' or (o.quiet_from is not null and ${isWithin(sql`(${now}::timestamptz at time zone 'Europe/Minsk')::time`)}))`

const isWithin = (time: RawBuilder<unknown>) => sql`case when o.quiet_from < o.quiet_to
  then ${time} >= o.quiet_from and ${time} < o.quiet_to else ${time} >= o.quiet_from or ${time} < o.quiet_to end`
