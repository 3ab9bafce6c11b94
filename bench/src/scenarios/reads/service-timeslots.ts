import { bookablePeriodAt } from '@vizit/server/modules/catalogue/store/bookable-period.ts'
import { branchesOfServiceQuery } from '@vizit/server/modules/catalogue/store/service-timeslots.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'
import { sampleServices } from './sample-services.ts'
import { wednesdayAfterNext } from './wednesday-after-next.ts'

export const serviceAtBranch: ReadScenario = {
  name: 'service-at-branch',
  title: 'merged slots of a service with all who give it at a branch, on a date',
  async asks({ pool }) {
    const date = wednesdayAfterNext()
    const services = await sampleServices(pool)
    return services.map(({ provider, branchId, serviceId }): Ask => {
      const asked = { provider, branchId, serviceId, from: date, to: date }
      return {
        path:
          `/api/v2/public/booking/${provider}/doctors/timeslots` +
          `?branchId=${branchId}&date=${date}&serviceId=${serviceId}`,
        statement: branchesOfServiceQuery(asked, bookablePeriodAt(new Date())),
      }
    })
  },
}

export const serviceAnywhere: ReadScenario = {
  name: 'service-anywhere',
  title: 'any doctor of a service, at all branches, on a date',
  async asks({ pool }) {
    const date = wednesdayAfterNext()
    const services = await sampleServices(pool)
    return services.map(
      ({ provider, serviceId }): Ask => ({
        path: `/api/v2/public/booking/${provider}/services/${serviceId}/timeslots?date=${date}`,
        statement: branchesOfServiceQuery(
          { provider, serviceId, from: date, to: date },
          bookablePeriodAt(new Date()),
        ),
      }),
    )
  },
}
