import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { mayMoveTo } from '@vizit/domain/booking/may-move-to.ts'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import { limitsOf } from './filters/use-is-doctor-listed.ts'

interface Moved {
  readonly provider: string
  readonly doctorId: string
  readonly assignmentId: string
  readonly serviceId: string | null
  readonly age: number | null
}

export interface MoveTarget {
  readonly doctorId: string
  readonly assignmentId: string
  readonly doctor: string
  readonly branch: string
}

/**
 * Where else a visit can be moved: to doctors of the speciality, at any branch of the organisation
 * (docs/decisions/0010).
 */
export function useMoveTargets({ provider, doctorId, assignmentId, serviceId, age }: Moved): MoveTarget[] {
  const params = { provider }
  const doctors = useCallQuery('listDoctors', { params, query: {} }, { staleTime: STALE_TIMES.listDoctors })
  const branches = useCallQuery('listBranches', { params }, { staleTime: STALE_TIMES.listBranches })
  const places = (doctors.data ?? []).flatMap(doctor =>
    doctor.worksAt.map(place => ({
      ...place,
      doctorId: doctor.id,
      doctor: doctor.fullName,
      ages: limitsOf(doctor),
      serviceIds: place.serviceMappings.map(given => given.serviceId),
      branch: branches.data?.find(({ branchId }) => branchId === place.branchId)?.branch ?? '',
    })),
  )
  const own = places.find(place => place.assignmentId === assignmentId)
  if (!own) return []
  const from = { doctorId, specialityId: own.specialityId }
  return [own, ...places.filter(place => place !== own && mayMoveTo(place, { from, serviceId, age }))]
}
