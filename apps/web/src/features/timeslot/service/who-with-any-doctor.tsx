import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { WhoFold } from '../../../app/capabilities/who-fold.tsx'
import type { Branch } from '../timeslot-types.ts'
import type { ShownTime } from '../use-shown-time.ts'
import { FamilyWithAnyDoctor } from './family-with-any-doctor.tsx'
import { placesInPlay } from './places-in-play.ts'

interface WhoWithAnyDoctorProps {
  serviceId: string
  branches: readonly Branch[]
  time: ShownTime
}

/** Before a time is chosen: who of the family can be booked with whoever is free, and why not. */
export function WhoWithAnyDoctor({ serviceId, branches, time }: WhoWithAnyDoctorProps) {
  const t = useT('service')
  const places = placesInPlay(time.doctors, branches)
  if (places.length === 0) return null
  const phones = branches
    .filter(({ branchId }) => places.some(place => place.branchId === branchId))
    .flatMap(branch => branch.phones.split(';'))
  return (
    <WhoFold name={t('anyDoctor')} open>
      <FamilyWithAnyDoctor
        serviceId={serviceId}
        places={places}
        isKnown={!time.pending}
        phones={[...new Set(phones)].join(';')}
      />
    </WhoFold>
  )
}
