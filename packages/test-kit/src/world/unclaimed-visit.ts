import { randomUUID } from 'node:crypto'
import type { Clock } from '@vizit/server/platform/clock.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'

export interface UnclaimedVisit {
  readonly phone: string
  /** From now; a day later unless given. */
  readonly inMinutes?: number
  readonly lastName?: string
  readonly firstName?: string
  readonly middleName?: string | null
  readonly birthday?: string | null
  readonly sex?: 'MALE' | 'FEMALE'
  readonly email?: string
  readonly source?: 'guest' | 'registry'
  readonly status?: 'reserved' | 'created_manually' | 'cancelled' | 'completed'
}

const MINUTE = 60_000
const A_DAY = 24 * 60
const LENGTH = 30

/** Inserts a visit that was booked without an account, with its timeslot and patient; returns its id. */
export async function createUnclaimedVisit(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  assignmentId: string,
  { phone, inMinutes = A_DAY, email, source = 'guest', status = 'reserved', ...person }: UnclaimedVisit,
): Promise<string> {
  const starts_at = new Date(clock.now().getTime() + inMinutes * MINUTE)
  const ends_at = new Date(starts_at.getTime() + LENGTH * MINUTE)
  const [id, patient] = [randomUUID(), randomUUID()]
  const { provider_id, doctor_id } = await db
    .selectFrom('assignment')
    .select(['provider_id', 'doctor_id'])
    .where('id', '=', assignmentId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('profile')
    .values({
      id: patient,
      last_name: person.lastName ?? 'Лось',
      first_name: person.firstName ?? 'Вера',
      middle_name: person.middleName ?? null,
      birthday: person.birthday === undefined ? '1990-05-05' : person.birthday,
      sex: person.sex ?? 'FEMALE',
      clinic_phone: phone,
      created_at: clock.now(),
    })
    .execute()
  const cancelled_at = status === 'cancelled' ? clock.now() : null
  const place = { provider_id, doctor_id, assignment_id: assignmentId, profile_id: patient }
  await db
    .insertInto('visit')
    .values({ id, ...place, starts_at, ends_at, status, cancelled_at })
    .execute()
  await db
    .insertInto('timeslot')
    .values({ assignment_id: assignmentId, starts_at, ends_at, visit_id: cancelled_at ? null : id })
    .execute()
  await db
    .insertInto('visit_contact')
    .values({ visit_id: id, phone, email: email ?? null, language: 'ru', source })
    .execute()
  return id
}
