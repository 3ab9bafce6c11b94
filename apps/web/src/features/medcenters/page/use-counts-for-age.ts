import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { doctorsForAge } from '../../../app/medcenter/doctors-for-age.ts'
import { hasDoctorsByName } from '../../../app/medcenter/has-doctors-by-name.ts'
import type { Medcenter } from './medcenter-type.ts'
import { servicesForAge } from './services-for-age.ts'

/** How many services and doctors the tabs of a medical centre list for an age; undefined while it is not known. */
export function useCountsForAge({ branchId, suspended, ...all }: Medcenter, age: string | undefined) {
  // By name all of them are listed.
  const hasAllDoctors = hasDoctorsByName(suspended)
  const { profile = '0', age: years } = doctorsForAge(age)
  const isForAge = age !== undefined
  const services = useCallQuery('listMedcenterServices', { params: { id: branchId } }, { enabled: isForAge })
  const doctors = useCallQuery(
    'countDoctors',
    { query: { medcenterId: branchId, profile, ...(years !== undefined && { age: Number(years) }) } },
    { enabled: isForAge && !hasAllDoctors },
  )
  if (!isForAge) return { services: all.servicesCount, doctors: all.doctorsCount }
  return {
    services: services.data && servicesForAge(services.data.services, age).length,
    doctors: hasAllDoctors ? all.doctorsCount : doctors.data?.profile[profile],
  }
}
