import type { Input } from '@vizit/api-client/calls.ts'
import type { CoverAsked } from './cover.ts'

/** Of one kind in one request. */
const MOST = 100

/** Whether the badges speak of the visit alone, which is booked at the times beside, and not of all that is given there. */
export const isOfVisits = ({ entries, offered, ofAllServices }: CoverAsked): boolean =>
  entries !== undefined && !offered && !ofAllServices

/** The requests for what all programmes of a person cover: the choice between them needs no other. */
export function coverInputs(asked: CoverAsked, profileId: string): Input<'readCover'>[] {
  const { entries = [], medcenters = [], services = [], options = [], town, medcenter, page = MOST } = asked
  const doctors = asked.doctors ?? entries.map(({ doctor }) => doctor.id)
  const offered = asked.offered && {
    offeredServiceId: asked.offered,
    ...(asked.offeredOption && { offeredOptionId: asked.offeredOption }),
  }
  const most = Math.max(...[doctors, medcenters, services, options].map(({ length }) => length))
  const part = (ids: readonly string[], from: number) => ids.slice(from, from + page).join(',')
  return Array.from({ length: Math.ceil(most / page) }, (_, at) => {
    const from = at * page
    const lists = {
      ...{ doctorIds: part(doctors, from), medcenterIds: part(medcenters, from) },
      ...{ serviceIds: part(services, from), optionIds: part(options, from) },
    }
    const given = Object.entries(lists).filter(([, ids]) => ids !== '')
    return {
      query: {
        ...{ profileId, ...Object.fromEntries(given) },
        ...(town && { locationCode: town }),
        ...offered,
        ...(isOfVisits(asked) && { visitsOnly: 'true' as const }),
        ...(medcenter && { medcenterId: medcenter }),
      },
    }
  })
}
