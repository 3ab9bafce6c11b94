import { accusativeName } from '@vizit/domain/person/accusative-name.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { type OfSomebody, usePeople } from './use-people.ts'

interface OfPatient extends OfSomebody {
  readonly startDate: string
}

/** The patient's name, as the user tells somebody else about the visit. */
interface Whom {
  readonly patient: string
  /** The name in the accusative; null if its declension is not certain. */
  readonly whom: string | null
  readonly when: string
}

/** Returns the patient of a family member's visit; null for one's own visit. */
export function usePatientOfVisit(): (visit: OfPatient) => Whom | null {
  const { me, nameOf, sexOf } = usePeople()
  const { language, format } = useTexts()
  return visit => {
    if (me === null || visit.profileId === me) return null
    const { customerFirstName: first, startDate } = visit
    const patient = first || nameOf(visit)
    const whom = language === 'en' ? patient : accusativeName(first, sexOf(visit), language)
    return { patient, whom, when: `${format.shortDate(format.dateOf(startDate))}, ${format.time(startDate)}` }
  }
}
