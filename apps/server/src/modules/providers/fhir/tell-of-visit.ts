import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Notifications } from '../../notifications/public.ts'
import { type Place, type PlaceRow, placeColumns, placeOf, placeTables } from '../../visits/public.ts'

interface Row extends PlaceRow {
  readonly id: string
  readonly starts_at: Date
  readonly patient: string | null
  readonly account_id: string | null
  readonly account_language: Language | null
  readonly guest_phone: string | null
  readonly guest_language: Language | null
}

// Whoever took the visit over, booked it, or was reached by it; of one that the clinic has made, its patient, else who
// has booked for them there before.
const text = `
  select v.id, v.starts_at, (select first_name from profile where id = v.profile_id) as patient, account.id as account_id, account.language as account_language,
    guest.phone as guest_phone, guest.language as guest_language, ${placeColumns}
  from visit v
  join (${placeTables}) on a.id = v.assignment_id
  left join visit_contact guest on guest.visit_id = v.id
  left join account on account.id = coalesce(guest.imported_by, v.booked_by,
    (select account_id from family_relation where profile_id = v.profile_id and rel_kind = 'ME'),
    (select before.booked_by from visit before
      join family_relation on account_id = before.booked_by and family_relation.profile_id = v.profile_id
      where before.profile_id = v.profile_id and before.provider_id = v.provider_id
      order by before.created_at desc limit 1))
  where v.id = $1`

/** Tells whoever booked a visit what its clinic has made of it, in the transaction in which it is so here. */
export async function tellOfVisit(
  trx: Kysely<DB>,
  visitId: string,
  template: 'visit-booked' | 'visit-moved' | 'visit-cancelled',
  notifications: Pick<Notifications, 'tellAccount' | 'enqueue'>,
): Promise<void> {
  const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(text, [visitId]))
  const [row] = rows
  if (!row) return
  const place = placeOf(row)
  if (row.account_id !== null && row.account_language !== null) {
    await notifications.tellAccount(trx, row.account_id, {
      template,
      data: factsOf(row, place, row.account_language),
      opens: `/visits?visit=${visitId}`,
      topic: `visit:${visitId}`,
    })
  } else if (row.guest_phone !== null && row.guest_language !== null) {
    const language = row.guest_language
    const data = factsOf(row, place, language)
    await notifications.enqueue(trx, { channel: 'sms', to: row.guest_phone, language, template, data })
  }
}

const factsOf = (row: Row, place: Place, language: Language) => ({
  ...(row.patient && { patient: row.patient }),
  startsAt: row.starts_at.toISOString(),
  physician: place.doctorName[language],
  speciality: place.speciality[language],
  branch: place.branchName[language],
  address: place.branchAddress[language],
})
