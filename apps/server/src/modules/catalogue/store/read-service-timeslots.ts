import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import { type BookablePeriod, readBookablePeriod } from './bookable-period.ts'
import type { CatalogueDeps } from './deps.ts'
import { inOnePack, timeslotsJson } from './packed-timeslots.ts'
import { type BranchesOfService, branchesOfServiceQuery, type GivenRow, runsOf } from './service-timeslots.ts'

/**
 * The doctors who provide a service with their packed runs. Several days are read as a long query, because they
 * keep a connection busy.
 */
export async function readRuns(
  { database }: CatalogueDeps,
  asked: BranchesOfService,
  period: BookablePeriod,
) {
  const statement = branchesOfServiceQuery(asked, period)
  const isQuick = asked.from === asked.to
  const { rows } = await (isQuick
    ? database.reads.query<GivenRow>(statement)
    : database.pool.query<GivenRow>(statement))
  return rows.map(row => ({ ...row, packed: runsOf(row, asked) }))
}

export interface ServiceDay {
  readonly provider: string
  readonly serviceId: string
  readonly date: CivilDate
  readonly branchId: string | undefined
}

/**
 * Free time of a service with every doctor who provides it, by start; undefined if the service or branch does not
 * exist.
 */
export async function readServiceTimeslots(
  deps: CatalogueDeps,
  { date, ...asked }: ServiceDay,
): Promise<JsonText | undefined> {
  const rows = await readRuns(deps, { ...asked, from: date, to: date }, await readBookablePeriod(deps))
  if (!rows[0]?.isKnown) return undefined
  const doctors = new Map(
    rows.map(row => [
      row.id,
      `,"doctorId":"${row.doctor_id}","branchId":"${row.branch_id}","specialityId":"${row.speciality_id}"`,
    ]),
  )
  const packed = inOnePack(rows.map(row => row.packed))
  return new JsonText(
    timeslotsJson(packed, {
      withAssignment: true,
      more: assignment => doctors.get(String(assignment)) ?? '',
    }),
  )
}
