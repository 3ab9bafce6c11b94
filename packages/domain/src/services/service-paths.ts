import type { AgeLimits } from '../booking/age-limits.ts'
import type { ServiceAges } from '../booking/service-ages.ts'
import { doctorAcceptsAge, isServiceForAge } from './service-age.ts'
import type { ServiceChoice } from './service-choice.ts'

export interface ListedService extends ServiceAges {
  readonly id: string
  /** The subgroup, or the direction if there is no subgroup. */
  readonly parentId: string | null
  readonly hidden: boolean
  readonly hasDoctors: boolean
}

export interface ListedServices {
  /** Each subgroup with its direction. */
  readonly subGroups: readonly { readonly id: string; readonly parentId: string | null }[]
  readonly services: readonly ListedService[]
}

export interface ServiceDoctor extends AgeLimits {
  readonly id: string
  readonly worksAt: readonly {
    readonly branchId: string
    readonly serviceMappings: readonly { readonly serviceId: string }[]
  }[]
}

/** One complete way to be served: a service with its place in the catalogue, the branch and the doctor. */
export type ServicePath = ServiceChoice

/**
 * Every complete way that is open to a patient of this age. Hidden services, those for another age and those without a
 * doctor who accepts the patient are left out (product §4, "Service selection").
 */
export function servicePaths(
  { subGroups, services }: ListedServices,
  doctors: readonly ServiceDoctor[],
  age: number,
): ServicePath[] {
  const givenBy = placesByService(doctors.filter(doctor => doctorAcceptsAge(doctor, age)))
  const directionOf = new Map(subGroups.map(({ id, parentId }) => [id, parentId]))
  return services
    .filter(service => !service.hidden && service.hasDoctors && isServiceForAge(service, age))
    .flatMap(({ id: serviceId, parentId }) => {
      const isInSubGroup = parentId !== null && directionOf.has(parentId)
      const directionId = isInSubGroup ? (directionOf.get(parentId) ?? null) : parentId
      const subGroupId = isInSubGroup ? parentId : null
      return (givenBy.get(serviceId) ?? []).map(place => ({ directionId, subGroupId, serviceId, ...place }))
    })
}

type Place = Pick<ServicePath, 'branchId' | 'doctorId'>

function placesByService(doctors: readonly ServiceDoctor[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const { id: doctorId, worksAt } of doctors) {
    for (const { branchId, serviceMappings } of worksAt) {
      for (const { serviceId } of serviceMappings) {
        const known = places.get(serviceId)
        if (known) known.push({ branchId, doctorId })
        else places.set(serviceId, [{ branchId, doctorId }])
      }
    }
  }
  return places
}
