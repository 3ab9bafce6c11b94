import { isOptionAtBranch, type OptionPlaces } from '@vizit/domain/services/service-option.ts'
import type { ServicePath } from '@vizit/domain/services/service-paths.ts'
import type { Doctor } from '../timeslot-types.ts'

/** The doctors who give the service, each with the places where they do. */
export function doctorsOfService(
  doctors: readonly Doctor[],
  paths: readonly ServicePath[],
  serviceId: string,
  option: OptionPlaces | null,
): Doctor[] {
  const giving = new Set(paths.filter(path => path.serviceId === serviceId).map(path => path.doctorId))
  return doctors
    .filter(({ id }) => giving.has(id))
    .map(doctor => {
      const worksAt = doctor.worksAt.filter(
        place =>
          isOptionAtBranch(option, place.branchId) &&
          place.serviceMappings.some(mapping => mapping.serviceId === serviceId),
      )
      return { ...doctor, worksAt, branches: [...new Set(worksAt.map(({ branchId }) => branchId))] }
    })
    .filter(({ worksAt }) => worksAt.length > 0)
}
