import type { SlotAddress } from '../../../app/timeslot/slot-address.ts'
import { FreeDoctors } from '../doctors/free-doctors.tsx'
import type { Branch } from '../timeslot-types.ts'
import type { DisplayedTimes } from '../use-displayed-times.ts'
import { AnyDoctor } from './any-doctor.tsx'
import type { ServiceAddressChoice } from './service-address.ts'
import { ServiceError } from './service-error.tsx'

interface ServiceTimesProps {
  provider: string
  branches: readonly Branch[]
  chosen: ServiceAddressChoice
  time: DisplayedTimes
  /** The date that was just chosen. */
  focusOn: string | null
  addressOf: () => SlotAddress
  onChooseDate: (date: string, doctorId?: string) => void
}

/** The free times of each doctor, or of any doctor. */
export function ServiceTimes({ chosen, time, ...shown }: ServiceTimesProps) {
  if (time.refusal) return <ServiceError refusal={time.refusal} retry={time.retry} />
  if (chosen.anyDoctor && chosen.serviceId) {
    return <AnyDoctor {...shown} time={time} serviceId={chosen.serviceId} branchId={chosen.branchId} />
  }
  return (
    <FreeDoctors
      {...shown}
      time={time}
      branchId={chosen.branchId}
      service={{
        offered: chosen.serviceId,
        ofAllServices: true,
        offeredOption: chosen.optionId,
        childAge: chosen.childAge ?? undefined,
        hasNoChoice: chosen.serviceId !== null,
      }}
    />
  )
}
