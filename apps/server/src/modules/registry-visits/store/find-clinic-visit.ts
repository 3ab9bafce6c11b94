import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { RegistryVisit, VisitOutcome } from '../registry-visit.ts'

/** A visit of the clinic, whoever booked it, to which a row refers. */
export interface ClinicVisitOfRow {
  readonly visitId: string
  readonly profileId: string
  readonly foundBy: 'number' | 'time'
  readonly status: string
  readonly startsAt: Date
  /** Cancelled before its start: a later outcome from the reception changes nothing. */
  readonly isCalledOffInTime: boolean
  /** Null: the patient's profile is still empty. */
  readonly patient: PersonFacts | null
}

type Row = Omit<ClinicVisitOfRow, 'patient'> & { [Fact in keyof PersonFacts]: PersonFacts[Fact] | null }

/** Finds the visit by the reception's own number or our id, else by doctor, branch and time, and locks it. */
export async function findClinicVisit(
  trx: Kysely<DB>,
  { providerId, number, assignmentId, startsAt }: RegistryVisit,
): Promise<ClinicVisitOfRow | undefined> {
  const { rows } = await sql<Row>`
    with found as (
      select visit_id as id, 1 as rank from registry_visit where provider_id = ${providerId} and number = ${number}
      union all
      select id, 2 from visit where provider_id = ${providerId} and id = ${isOurs(number) ? number : null}::uuid
      union all
      select id, 3 from visit
      where assignment_id = ${assignmentId} and starts_at = ${startsAt}
        and (status <> 'cancelled' or cancelled_at >= starts_at)
    )
    select visit.id as "visitId", visit.profile_id as "profileId", visit.status, visit.starts_at as "startsAt",
      case found.rank when 3 then 'time' else 'number' end as "foundBy",
      coalesce(visit.cancelled_at < visit.starts_at, false) as "isCalledOffInTime",
      p.last_name as "lastName", p.first_name as "firstName", p.middle_name as "middleName", p.birthday, p.sex
    from found join visit on visit.id = found.id join profile p on p.id = visit.profile_id
    order by found.rank, visit.status = 'cancelled'
    limit 1
    for no key update of visit`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  const { lastName, firstName, middleName, birthday, sex, ...held } = row
  const isKnown = lastName !== null && firstName !== null && birthday !== null && sex !== null
  return { ...held, patient: isKnown ? { lastName, firstName, middleName, birthday, sex } : null }
}

const isOurs = (number: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(number)

/**
 * Whether neither the doctor nor the patient has another visit at that time, so that a cancelled visit can be
 * restored.
 */
export async function isFreeOfOthers(trx: Kysely<DB>, visitId: string): Promise<boolean> {
  const { rows } = await sql`
    select from visit one join visit other
      on other.id <> one.id and other.status <> 'cancelled'
        and (other.doctor_id = one.doctor_id or other.profile_id = one.profile_id)
        and tstzrange(other.starts_at, other.ends_at) && tstzrange(one.starts_at, one.ends_at)
    where one.id = ${visitId}`.execute(trx)
  return rows.length === 0
}

export async function setOutcome(
  trx: Kysely<DB>,
  visitId: string,
  outcome: VisitOutcome,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('visit')
    .set(row => ({
      status: outcome,
      cancelled_at: outcome === 'cancelled' ? now : null,
      updated_at: now,
      sequence: row('sequence', '+', 1),
    }))
    .where('id', '=', visitId)
    .execute()
}
