import {
  bookablePeriodAt,
  bookablePeriodValues,
} from '@vizit/server/modules/catalogue/store/bookable-period.ts'
import { branchDoctorsQuery } from '@vizit/server/modules/catalogue/store/doctors.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'
import { sampleBranches } from './sample-branches.ts'

export const branchDoctors: ReadScenario = {
  name: 'branch-doctors',
  title: "doctors' list of a branch",
  async asks({ pool }) {
    const period = bookablePeriodValues(bookablePeriodAt(new Date()))
    const branches = await sampleBranches(pool)
    return branches.map(
      ({ provider, branchId }): Ask => ({
        path: `/api/v2/public/booking/${provider}/doctors?branchId=${branchId}`,
        statement: { ...branchDoctorsQuery('ru'), values: [provider, branchId, ...period] },
      }),
    )
  },
}
