import { FreeDoctors } from '../doctors/free-doctors.tsx'
import type { SlotAddress } from '../slots/slot-address.ts'
import type { Branch } from '../timeslot-types.ts'
import type { ShownTime } from '../use-shown-time.ts'
import { AnyDoctor } from './any-doctor.tsx'
import type { ServiceWish } from './service-address.ts'

interface ServiceTimesProps {
  provider: string
  branches: readonly Branch[]
  wish: ServiceWish
  time: ShownTime
  /** The date that was just asked for. */
  focusOn: string | null
  addressOf: () => SlotAddress
  onChooseDate: (date: string, doctorId?: string) => void
}

/** The free times of each doctor, or of whoever is free. */
export function ServiceTimes({ wish, ...shown }: ServiceTimesProps) {
  if (wish.anyDoctor) return <AnyDoctor {...shown} />
  return <FreeDoctors {...shown} branchId={wish.branchId} />
}
