import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { BookableFamilyPanel } from '../bookable-family/bookable-family-panel.tsx'
import type { Branch } from '../timeslot-types.ts'
import type { DisplayedTimes } from '../use-displayed-times.ts'
import { assignmentsForAnyDoctor } from './assignments-for-any-doctor.ts'
import type { AssignmentOfService } from './assignments-of-service.ts'
import { FamilyWithAnyDoctor } from './family-with-any-doctor.tsx'
import { TermsOfAnyDoctor } from './terms-of-any-doctor.tsx'

interface AnyDoctorFamilyPanelProps {
  serviceId: string
  /** All places that give the service. */
  places: readonly AssignmentOfService[]
  branches: readonly Branch[]
  time: DisplayedTimes
}

/**
 * Shown before a time is chosen: who of the family can be booked with any doctor, and why not; to a guest, about whom
 * nothing is known, the terms for everybody.
 */
export function AnyDoctorFamilyPanel({ serviceId, places, branches, time }: AnyDoctorFamilyPanelProps) {
  const t = useT('service')
  if (places.length === 0) return null
  const inPlay = assignmentsForAnyDoctor(places, time.doctors)
  // For a suspended clinic the screen says more above.
  const isTold = branchesOf(places, branches).some(({ suspended }) => !suspended)
  return (
    <BookableFamilyPanel
      name={t('anyDoctor')}
      open
      folded={isTold && <TermsOfAnyDoctor places={places} phones={phonesOf(places, branches)} />}
    >
      <FamilyWithAnyDoctor
        serviceId={serviceId}
        places={inPlay}
        isKnown={!time.pending}
        phones={phonesOf(inPlay, branches)}
      />
    </BookableFamilyPanel>
  )
}

const branchesOf = (places: readonly AssignmentOfService[], branches: readonly Branch[]) =>
  branches.filter(({ branchId }) => places.some(place => place.branchId === branchId))

const phonesOf = (places: readonly AssignmentOfService[], branches: readonly Branch[]) =>
  [...new Set(branchesOf(places, branches).flatMap(({ phones }) => phones.split(';')))].join(';')
