import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { WhoFold } from '../../../app/capabilities/who-fold.tsx'
import type { Branch } from '../timeslot-types.ts'
import type { ShownTime } from '../use-shown-time.ts'
import { FamilyWithAnyDoctor } from './family-with-any-doctor.tsx'
import { placesInPlay } from './places-in-play.ts'
import { TermsOfAnyDoctor } from './terms-of-any-doctor.tsx'

interface WhoWithAnyDoctorProps {
  serviceId: string
  branches: readonly Branch[]
  time: ShownTime
}

/**
 * Before a time is chosen: who of the family can be booked with whoever is free, and why not; to a guest, of whom nothing is
 * known, what holds for everybody.
 */
export function WhoWithAnyDoctor({ serviceId, branches, time }: WhoWithAnyDoctorProps) {
  const t = useT('service')
  const places = placesInPlay(time.doctors, branches)
  if (places.length === 0) return null
  const here = branches.filter(({ branchId }) => places.some(place => place.branchId === branchId))
  const phones = [...new Set(here.flatMap(branch => branch.phones.split(';')))].join(';')
  // Of a suspended clinic more is said above.
  const isTold = !time.pending && here.some(({ suspended }) => !suspended)
  return (
    <WhoFold
      name={t('anyDoctor')}
      open
      folded={isTold && <TermsOfAnyDoctor places={places} phones={phones} />}
    >
      <FamilyWithAnyDoctor serviceId={serviceId} places={places} isKnown={!time.pending} phones={phones} />
    </WhoFold>
  )
}
