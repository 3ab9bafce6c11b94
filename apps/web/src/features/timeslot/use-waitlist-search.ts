import { useSearch } from '@tanstack/react-router'
import type { Doctor } from './timeslot-types.ts'

/** What can be waited for: a doctor, or any doctor, with the service and the branch of the address. */
export function useWaitlistSearch(doctor?: Pick<Doctor, 'id' | 'providerCode'>) {
  const { clinic, service, branch } = useSearch({ strict: false })
  return { clinic: doctor?.providerCode ?? clinic, doctor: doctor?.id, service, branch }
}
