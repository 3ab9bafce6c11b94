import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import type { Language } from '../../../platform/http/language.ts'
import { type BookablePeriod, bookablePeriodValues, readBookablePeriod } from './bookable-period.ts'
import type { CatalogueDeps } from './deps.ts'
import { bookablePeriodAs, isBookable, isFree } from './is-bookable-sql.ts'
import { byDoctor } from './names.ts'
import { inOnePack, packTimeslots, timeslotsJson } from './packed-timeslots.ts'
import { readRuns } from './read-service-timeslots.ts'
import { doctorOfServiceQuery, type GivenRow, runsOf } from './service-timeslots.ts'

const doctorTimeslots = {
  name: 'doctor-timeslots',
  text: `select (
      select ${packTimeslots('t')} from assignment a
      join branch b on b.id = a.branch_id
      join timeslot t on t.assignment_id = a.id
      where a.doctor_id = d.id and ${isBookable(bookablePeriodAs(5))}
        and t.starts_at >= $3 and t.starts_at < $4 and ${isFree('t', bookablePeriodAs(5))}
    ) as packed
    from provider p join doctor d on d.provider_id = p.id
    where p.code = $1 and d.id = $2 and d.active`,
}

export interface DoctorDays {
  readonly provider: string
  readonly doctorId: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly serviceId?: string | undefined
}

export function doctorTimeslotsQuery({ provider, doctorId, from, to }: DoctorDays, period: BookablePeriod) {
  const [begin, end] = [new Date(minskMidnight(from)), new Date(minskMidnight(addDays(to, 1)))]
  return { ...doctorTimeslots, values: [provider, doctorId, begin, end, ...bookablePeriodValues(period)] }
}

/** Free timeslots of one doctor, both dates included; undefined if the doctor does not exist. */
export async function readDoctorTimeslots(
  deps: CatalogueDeps,
  asked: DoctorDays,
): Promise<JsonText | undefined> {
  const period = await readBookablePeriod(deps)
  const { serviceId } = asked
  if (serviceId !== undefined) {
    const service = { ...asked, serviceId }
    const { rows } = await deps.database.reads.query<GivenRow>(doctorOfServiceQuery(service, period))
    const packs = rows.map(row => runsOf(row, service))
    return rows[0] && new JsonText(timeslotsJson(inOnePack(packs), { withAssignment: true }))
  }
  const query = doctorTimeslotsQuery(asked, period)
  const { rows } = await deps.database.reads.query<{ packed: Buffer | null }>(query)
  return rows[0] && new JsonText(timeslotsJson(rows[0].packed, { withAssignment: true }))
}

const branchTimeslots = (language: Language) => ({
  name: `branch-timeslots-${language}`,
  text: `select a.id, a.doctor_id, a.speciality_id, slots.packed
    from provider p
    join branch b on b.provider_id = p.id and b.active
    left join (assignment a join doctor d on d.id = a.doctor_id and d.active)
      on a.branch_id = b.id and ${isBookable(bookablePeriodAs(6))} and ($5::bigint is null or a.speciality_id = $5)
    left join lateral (
      select ${packTimeslots('t')} as packed from timeslot t
      where t.assignment_id = a.id and t.starts_at >= $3 and t.starts_at < $4 and ${isFree('t', bookablePeriodAs(6))}
    ) slots on true
    where p.code = $1 and b.id = $2
    order by ${byDoctor('d', language)}, a.id`,
})

export interface BranchDay {
  readonly provider: string
  readonly branchId: string
  readonly date: CivilDate
  readonly specialityId: string | undefined
  readonly serviceId: string | undefined
  /** The language by whose alphabet doctors are ordered. */
  readonly language: Language
}

interface BranchRow {
  readonly id: string | null
  readonly doctor_id: string
  readonly speciality_id: string
  readonly packed: Buffer | null
}

export function branchTimeslotsQuery(asked: BranchDay, period: BookablePeriod) {
  const { provider, branchId, date, specialityId, language } = asked
  const [from, to] = [new Date(minskMidnight(date)), new Date(minskMidnight(addDays(date, 1)))]
  const values = [provider, branchId, from, to, specialityId ?? null, ...bookablePeriodValues(period)]
  return { ...branchTimeslots(language), values }
}

/** Doctors of a branch with their free timeslots of one date; undefined if the branch does not exist. */
export async function readBranchTimeslots(
  deps: CatalogueDeps,
  asked: BranchDay,
): Promise<JsonText | undefined> {
  const period = await readBookablePeriod(deps)
  const { branchId, date, serviceId } = asked
  const rows =
    serviceId === undefined
      ? (await deps.database.reads.query<BranchRow>(branchTimeslotsQuery(asked, period))).rows
      : await readRuns(deps, { ...asked, serviceId, from: date, to: date }, period)
  if (rows.length === 0) return undefined
  const doctors = rows.filter(row => row.id !== null).map(row => doctorJson(row, branchId))
  return new JsonText(`[${doctors.join(',')}]`)
}

const doctorJson = (row: BranchRow, branchId: string) =>
  `{"doctorId":"${row.doctor_id}","assignmentId":"${row.id}","branchId":"${branchId}",` +
  `"specialityId":"${row.speciality_id}",` +
  `"freeTimeslots":${timeslotsJson(row.packed, { withAssignment: false })}}`
