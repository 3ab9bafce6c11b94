import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import {
  type AssignmentDetailsRow,
  assignmentDetailsColumns,
  assignmentDetailsOf,
  assignmentDetailsTables,
  visitFacts,
} from '../../visits/public.ts'
import type { RemoteDeps } from './deps.ts'

interface Row extends AssignmentDetailsRow {
  readonly starts_at: Date
  readonly profile_id: string
  readonly patient: string | null
  readonly booked_by: string | null
  readonly guest_phone: string | null
  readonly guest_language: Language | null
}

// A visit that the clinic made for a patient without an account: tell the account that booked for them there
// before.
const text = `
  select v.starts_at, v.profile_id, (select first_name from profile where id = v.profile_id) as patient,
    coalesce(v.booked_by, (select before.booked_by from visit before
      where before.profile_id = v.profile_id and before.provider_id = v.provider_id and before.booked_by is not null
        and not exists (select from family_relation where profile_id = v.profile_id and rel_kind = 'ME')
      order by before.created_at desc limit 1)) as booked_by,
    guest.phone as guest_phone, guest.language as guest_language, ${assignmentDetailsColumns}
  from visit v
  join (${assignmentDetailsTables}) on a.id = v.assignment_id
  left join visit_contact guest on guest.visit_id = v.id and guest.imported_by is null
  where v.id = $1`

/** Tells the accounts concerned about a clinic's change of a visit, in the transaction that stores the change. */
export async function notifyOfVisitChange(
  trx: Kysely<DB>,
  visitId: string,
  what: 'booked' | 'moved' | 'cancelled',
  { notifications, messagesToOthers }: Pick<RemoteDeps, 'notifications' | 'messagesToOthers'>,
): Promise<void> {
  const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(text, [visitId]))
  const [row] = rows
  if (!row) return
  const { patient, profile_id: profileId, booked_by: bookedBy, starts_at: startsAt } = row
  const place = assignmentDetailsOf(row)
  const visit = { what, visitId, profileId, patient, bookedBy, by: null, startsAt, place }
  const messages = await messagesToOthers(trx, visit)
  if (messages.length > 0) {
    await sql`select write_message(${JSON.stringify(messages)})`.execute(trx)
  } else if (row.guest_phone !== null && row.guest_language !== null) {
    const { guest_phone: to, guest_language: language } = row
    const data = visitFacts(visit, language)
    await notifications.enqueue(trx, { channel: 'sms', to, language, template: `visit-${what}`, data })
  }
}
