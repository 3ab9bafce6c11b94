import { takesStrangers } from '@vizit/domain/booking/booking-policy.ts'
import type { ReactNode } from 'react'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { JoinWaitlistLink } from '../../../app/timeslot/join-waitlist-link.tsx'
import type { ListedDoctor } from '../doctor-types.ts'
import { changedSearch } from '../doctors-query.ts'
import { useDoctors } from '../use-doctors.ts'

/** As many doctors as are read at once. */
export const MOST_TO_WAIT_FOR = 10

interface WaitForThemProps {
  search: DoctorsSearch
  /** The earliest free time of all of them. */
  nearest: string | null
  /** Where there is no single thing to wait for. */
  children: ReactNode
}

/** The waiting list for the doctors of these filters at any time, if they are one doctor or any doctor of one service. */
export function WaitForThem({ search, nearest, children }: WaitForThemProps) {
  const { pages } = useDoctors(
    changedSearch(search, { days: undefined, time: undefined, part: undefined, sort: undefined }),
  )
  const wanted = wantedOf(pages?.[0]?.items ?? [])
  return wanted ? <JoinWaitlistLink {...wanted} nearest={nearest} /> : children
}

/** Only places that can be booked online by anybody have a waiting list. */
function wantedOf(doctors: readonly ListedDoctor[]) {
  const open = doctors.flatMap(doctor =>
    doctor.worksAt
      .filter(
        ({ asked, onlineBooking, bookingPolicy }) => asked && onlineBooking && takesStrangers(bookingPolicy),
      )
      .map(({ serviceId: service, branchId: branch }) => ({ doctor, service, branch })),
  )
  const [first] = open
  if (!first) return null
  const { doctor, service } = first
  const isSame = (part: keyof typeof first) => open.every(place => place[part] === first[part])
  const search = {
    clinic: doctor.providerCode,
    ...(service && { service }),
    ...(isSame('branch') && { branch: first.branch }),
  }
  if (isSame('doctor')) return { search: { ...search, doctor: doctor.id }, of: doctor.fullName }
  return service && isSame('service') ? { search } : null
}
