import type { Run } from '@vizit/domain/waitlist/runs-containing-slot.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface NewOffer {
  readonly offerId: string
  readonly waitId: string
  readonly run: Run
  /** The timeslots of the run that the moving visit does not have already. */
  readonly held: readonly string[]
  readonly now: Date
  readonly until: Date
}

/**
 * Holds the time for the patient who gets the offer. The database decides whether it is still free:
 * `offer_timeslots`.
 */
export async function hold(trx: Kysely<DB>, offer: NewOffer): Promise<'offered' | 'busy' | 'gone'> {
  const { offerId, waitId, run, held, now, until } = offer
  const { rows } = await sql<{ outcome: 'offered' | 'busy' | 'gone' }>`
    select offer_timeslots(new_offer => ${offerId}, waiting => ${waitId}, slots => ${[...held]}::bigint[],
      first_slot => ${run.slotIds[0]}, ends => ${run.endsAt}, moment => ${now}, until => ${until}) as outcome`.execute(
    trx,
  )
  const [row] = rows
  if (!row) throw new Error('an offer was not decided about')
  return row.outcome
}

export interface ClosedOffer {
  readonly waitId: string
  readonly accountId: string
}

export interface CloseOfferRequest {
  readonly offerId: string
  readonly as: 'declined' | 'passed'
  readonly now: Date
  readonly patience: number
}

/** Undefined: the offer was closed already. What it held becomes free and is queued as freed. */
export async function close(db: Kysely<DB>, asked: CloseOfferRequest): Promise<ClosedOffer | undefined> {
  const { offerId, as, now, patience } = asked
  const { rows } = await sql<{ entry: string | null; account: string }>`
    select entry, account from close_offer(closed => ${offerId}, as_state => ${as}, moment => ${now}, patience => ${patience})`.execute(
    db,
  )
  const [row] = rows
  return row?.entry ? { waitId: row.entry, accountId: row.account } : undefined
}

/** Open offers whose time to answer is over. */
export async function offersPassed(db: Kysely<DB>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('waitlist_offer')
    .select('id')
    .where('state', '=', 'live')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute()
  return rows.map(({ id }) => id)
}
