import { bookablePeriodAt } from '@vizit/server/modules/catalogue/store/bookable-period.ts'
import type { DoctorFilters } from '@vizit/server/modules/catalogue/store/doctor-list/filters.ts'
import { foundDoctorsQuery } from '@vizit/server/modules/catalogue/store/doctor-list/found-doctors.ts'
import type { Pool } from 'pg'
import type { SqlStatement } from '../../load/job.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'

const LIMIT = 10
const MINSK = 17

const NO_FILTERS = { profile: '0', preferredDays: '0', preferredTime: '0', timeOfDay: 'all' } as const

function askOf(filters: Partial<DoctorFilters>): Ask {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  const asked = {
    ...NO_FILTERS,
    ...filters,
    sort: 'byDate',
    limit: LIMIT,
    listed: [],
    language: 'ru',
  } as const
  return {
    path: `/api/v2/public/doctors?${query}`,
    statement: foundDoctorsQuery(asked, bookablePeriodAt(new Date())) as SqlStatement,
  }
}

interface InTown {
  readonly locationCode: number
  readonly specialityId: string
}

/**
 * Those with the most doctors, which are what people look for, and the largest pages; or with so many, or the number nearest to it
 * that there is.
 */
async function specialitiesInTowns(pool: Pool, doctors?: number): Promise<readonly InTown[]> {
  const { rows } = await pool.query<InTown>(
    `
    with counted as (
      select b.location_code, a.speciality_id, count(distinct a.doctor_id)::int as doctors
      from assignment a join branch b on b.id = a.branch_id and b.active
      where a.active and a.booking_policy = 'open' group by 1, 2
    )
    select location_code as "locationCode", speciality_id::text as "specialityId" from counted
    where $1::int is null or doctors = (select doctors from counted order by abs(doctors - $1) limit 1)
    order by doctors desc, 1, 2 limit 50`,
    [doctors ?? null],
  )
  return rows
}

/** Towns with about thirty doctors, or with about the number nearest to it that there is. */
const TOWNS_ALIKE = `
  with counted as (
    select b.location_code, count(distinct a.doctor_id)::int as doctors
    from assignment a join branch b on b.id = a.branch_id and b.active
    where a.active group by 1
  )
  select location_code as "locationCode" from counted
  where abs(doctors - (select doctors from counted order by abs(doctors - 30) limit 1)) <= 2
  order by 1 limit 20`

/** Each preferred time, in the next week. */
const TIMES = ['1', '2', '3', '4'] as const

export const doctorsOfSpeciality: ReadScenario = {
  name: 'find-doctors-speciality',
  title: 'doctors of a speciality in a town, in the next week at a preferred time',
  async asks({ pool }) {
    const towns = await specialitiesInTowns(pool)
    return towns.flatMap(town =>
      TIMES.map(preferredTime => askOf({ ...town, preferredDays: '7', preferredTime })),
    )
  },
}

/** Of more data these pages have no more doctors: what is left is what the data cost. */
export const fewDoctorsOfSpeciality: ReadScenario = {
  name: 'find-doctors-two',
  title: 'the doctors of a speciality in towns that have two of them',
  async asks({ pool }) {
    const towns = await specialitiesInTowns(pool, 2)
    return towns.map(town => askOf({ ...town, preferredDays: '30' }))
  },
}

export const doctorsOfTownsAlike: ReadScenario = {
  name: 'find-doctors-thirty',
  title: 'all doctors of towns that have about thirty',
  async asks({ pool }) {
    const { rows } = await pool.query<Pick<InTown, 'locationCode'>>(TOWNS_ALIKE)
    return rows.map(askOf)
  },
}

export const doctorsOfTown: ReadScenario = {
  name: 'find-doctors-town',
  title: 'all doctors of Minsk, with and without a preferred time',
  async asks() {
    const town = { locationCode: MINSK }
    return [askOf(town), ...TIMES.map(preferredTime => askOf({ ...town, preferredDays: '7', preferredTime }))]
  },
}
