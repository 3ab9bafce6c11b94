import { bookablePeriodAt } from '@vizit/server/modules/catalogue/store/bookable-period.ts'
import { branchTimeslotsQuery } from '@vizit/server/modules/catalogue/store/timeslots.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'
import { sampleBranches } from './sample-branches.ts'
import { wednesdayAfterNext } from './wednesday-after-next.ts'

export const branchDay: ReadScenario = {
  name: 'branch-day',
  title: 'all doctors of a branch on a date',
  async asks({ pool }) {
    const date = wednesdayAfterNext()
    const branches = await sampleBranches(pool)
    return branches.map(({ provider, branchId }): Ask => {
      const day = {
        provider,
        branchId,
        date,
        specialityId: undefined,
        serviceId: undefined,
        language: 'ru' as const,
      }
      return {
        path: `/api/v2/public/booking/${provider}/doctors/timeslots?branchId=${branchId}&date=${date}`,
        statement: branchTimeslotsQuery(day, bookablePeriodAt(new Date())),
      }
    })
  },
}
