import { bookablePeriodAt } from '@vizit/server/modules/catalogue/store/bookable-period.ts'
import {
  foundMedcentersQuery,
  type MedcentersAsked,
} from '@vizit/server/modules/medcenters/store/found-medcenters.ts'
import type { Pool } from 'pg'
import type { SqlStatement } from '../../load/job.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'

const LIMIT = 20
const MINSK = 17

type Filters = Pick<MedcentersAsked, 'sort'> & Partial<Pick<MedcentersAsked, 'openNow' | 'serviceId'>>

/** Medical centres of Minsk. The server reads their schedules too, by a second statement, which is not sent straight. */
function askOf({ sort, openNow = 'false', serviceId }: Filters): Ask {
  const service = serviceId === undefined ? {} : { serviceId }
  const given = { locationCode: String(MINSK), sort, openNow, limit: String(LIMIT), ...service }
  const asked: MedcentersAsked = {
    ...{ locationCode: MINSK, sort, openNow, limit: LIMIT, filter: 'any', ...service },
    ...{ programId: undefined, searched: undefined, language: 'ru', after: null, bookmarkedBy: null },
  }
  return {
    path: `/api/v2/public/medcenters?${new URLSearchParams(given)}`,
    statement: foundMedcentersQuery(asked, bookablePeriodAt(new Date())) as SqlStatement,
  }
}

// Of the services of Minsk those that the most branches give: what people compare, and the largest pages.
async function commonestServices(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select min(s.id)::text as id from service s
     join assignment_service m on m.service_id = s.id
     join assignment a on a.id = m.assignment_id and a.active
     join branch b on b.id = a.branch_id and b.active and b.location_code = $1
     where s.active and not s.hidden
     group by s.common_id order by count(distinct b.id) desc, 1 limit 20`,
    [MINSK],
  )
  return rows.map(({ id }) => id)
}

export const medcentersOfTown: ReadScenario = {
  name: 'find-medcenters-town',
  title: 'medical centres of Minsk by doctors, name and reviews, and those that are open now',
  async asks() {
    const sorts = ['byDoctorsCount', 'byMedcenterName', 'byFeedbacks'] as const
    return [...sorts.map(sort => askOf({ sort })), askOf({ sort: 'byDoctorsCount', openNow: 'true' })]
  },
}

export const medcentersOfService: ReadScenario = {
  name: 'find-medcenters-service',
  title: 'medical centres of Minsk that give a service, by price, with the nearest time of each',
  async asks({ pool }) {
    const services = await commonestServices(pool)
    return services.map(serviceId => askOf({ sort: 'byPrice', serviceId }))
  },
}
