import { addDays, isoWeekday } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { offeringAt } from '@vizit/server/modules/catalogue/store/offering.ts'
import { branchTimeslotsQuery } from '@vizit/server/modules/catalogue/store/timeslots.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'
import { sampleBranches } from './sample-branches.ts'

export const branchDay: ReadScenario = {
  name: 'branch-day',
  title: 'all doctors of a branch on a date',
  async asks({ pool }) {
    const date = wednesdayAfterNext()
    const branches = await sampleBranches(pool)
    return branches.map(({ provider, branchId }): Ask => {
      const day = { provider, branchId, date, specialityId: undefined, serviceId: undefined }
      return {
        path: `/api/v2/public/booking/${provider}/doctors/timeslots?branchId=${branchId}&date=${date}`,
        statement: branchTimeslotsQuery(day, offeringAt(new Date())),
      }
    })
  },
}

function wednesdayAfterNext(): string {
  const today = civilDateOf(new Date())
  return addDays(today, ((10 - isoWeekday(today)) % 7) + 14)
}
