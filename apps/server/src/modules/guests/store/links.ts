import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

export async function saveLink(
  trx: Kysely<DB>,
  visitId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('guest_link')
    .values({ token_hash: tokenHash, visit_id: visitId, created_at: now })
    .execute()
}

/** A link works until a day after its visit's end or cancellation, or until an account takes the visit over. */
const lives = (now: Date) => sql<boolean>`
  contact.imported_by is null
  and coalesce(visit.cancelled_at, visit.ends_at) + make_interval(hours => ${limits.linkHours}) > ${now}`

/** The visit of a link, and the phone for its code. */
export async function visitOfLink(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('guest_link')
    .innerJoin('visit', 'visit.id', 'guest_link.visit_id')
    .innerJoin('visit_contact as contact', 'contact.visit_id', 'visit.id')
    .select(['visit.id', 'contact.phone'])
    .where('guest_link.token_hash', '=', tokenHash)
    .where(lives(now))
    .executeTakeFirst()
}

export async function openSession(
  trx: Kysely<DB>,
  { visitId, tokenHash, expiresAt }: { visitId: string; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('guest_session')
    .values({ visit_id: visitId, token_hash: tokenHash, expires_at: expiresAt })
    .execute()
}

/** Until when this token keeps its visit open. Undefined: it is not open. */
export async function sessionEnds(trx: Kysely<DB>, tokenHash: Buffer, now: Date): Promise<Date | undefined> {
  const session = await trx
    .selectFrom('guest_session')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return session?.expires_at
}

/** The visit that a confirmed code has opened. Null: it has been closed again. Undefined: it was never open. */
export async function visitOfSession(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
): Promise<string | null | undefined> {
  const session = await db
    .selectFrom('guest_session')
    .innerJoin('visit', 'visit.id', 'guest_session.visit_id')
    .innerJoin('visit_contact as contact', 'contact.visit_id', 'visit.id')
    .select(['visit.id', lives(now).as('lives'), 'guest_session.expires_at'])
    .where('guest_session.token_hash', '=', tokenHash)
    .executeTakeFirst()
  return session && (session.lives && session.expires_at > now ? session.id : null)
}
