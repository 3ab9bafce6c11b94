import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { VisitStatus } from '@vizit/domain/visits/visit-status.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { openNote, type StoredNote } from '../../guests/public.ts'

/** A visit as its clinic may see it: the patient, the time, the doctor, and the phone of whoever booked. */
export interface ExportedVisit {
  readonly number: string
  readonly doctor: string
  readonly branch: string
  readonly speciality: string
  readonly service: string | null
  readonly startsAt: Date
  readonly lastName: string
  readonly firstName: string
  readonly middleName: string | null
  readonly birthday: CivilDate
  readonly sex: 'MALE' | 'FEMALE'
  /** Null: the account was deleted. */
  readonly phone: string | null
  /** As the reception entered it; the e-mail of people who book online is not shown to the clinic. */
  readonly email: string | null
  readonly language: Language | null
  readonly status: VisitStatus
  readonly isCalledOffInTime: boolean
  readonly isOfRegistry: boolean
  readonly bookedAt: Date
  /** A guest's note to the clinic. */
  readonly note: string | null
  /** The code of the programme that pays. Null: the patient pays. */
  readonly programme: string | null
  /** Percent of the price. */
  readonly programmeShare: number | null
}

export interface ExportedOf {
  readonly providerId: string
  /** First moment of the visits' start. Null: no bound. */
  readonly from: Date | null
  readonly until: Date | null
}

const AT_A_TIME = 500

/**
 * Streams the visits in one snapshot, by start. Visits of deleted accounts that did not take place have no name
 * any more and are left out.
 */
export async function readExported(trx: Kysely<DB>, asked: ExportedOf, noteKey: Buffer) {
  await sql`
    declare exported no scroll cursor for
    select coalesce(r.number, v.id::text) as number, d.code as doctor, b.code as branch, s.name_ru as speciality,
      sv.code as service, v.starts_at as "startsAt", p.last_name as "lastName", p.first_name as "firstName",
      p.middle_name as "middleName", p.birthday, p.sex, coalesce(c.phone, acc.phone) as phone,
      case when r.visit_id is not null then c.email end as email,
      case when r.visit_id is not null then c.language end as language,
      v.status, coalesce(v.cancelled_at < v.starts_at, false) as "isCalledOffInTime",
      r.visit_id is not null as "isOfRegistry", v.created_at as "bookedAt", v.id as "visitId", c.note,
      c.note_sealed as "noteSealed", v.coverer_code as programme, used.share as "programmeShare"
    ${ofClinic(asked)}
    order by v.starts_at, v.id`.execute(trx)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${ofClinic(asked)}`.execute(trx)
  return { total: rows[0]?.total ?? 0, batches: inBatches(trx, noteKey) }
}

async function* inBatches(trx: Kysely<DB>, noteKey: Buffer): AsyncGenerator<ExportedVisit[]> {
  for (;;) {
    const { rows } = await sql<
      ExportedVisit & StoredNote
    >`fetch ${sql.raw(String(AT_A_TIME))} from exported`.execute(trx)
    if (rows.length === 0) return
    yield rows.map(row => ({ ...row, note: openNote(noteKey, row) }))
  }
}

const ofClinic = ({ providerId, from, until }: ExportedOf) => sql`
    from visit v
    join profile p on p.id = v.profile_id
    join assignment a on a.id = v.assignment_id
    join doctor d on d.id = a.doctor_id
    join branch b on b.id = a.branch_id
    join speciality s on s.id = a.speciality_id
    left join service sv on sv.id = v.service_id
    left join registry_visit r on r.visit_id = v.id
    left join visit_contact c on c.visit_id = v.id
    left join account acc on acc.id = v.booked_by
    left join coverage_use used on used.visit_id = v.id and v.coverer_code is not null
    where v.provider_id = ${providerId}
      and v.starts_at >= coalesce(${from}::timestamptz, '-infinity')
      and v.starts_at < coalesce(${until}::timestamptz, 'infinity')
      and p.last_name is not null and p.first_name is not null and p.birthday is not null and p.sex is not null`
