import { accusativeName } from '@vizit/domain/person/accusative-name.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { type OfSomebody, usePeople } from './use-people.ts'

interface OfPatient extends OfSomebody {
  readonly startDate: string
}

/** Whose visit it is, as it is said to somebody else. */
interface Whom {
  readonly patient: string
  /** The name as whom one books; null where it is not certain how it is declined. */
  readonly whom: string | null
  readonly when: string
}

/** Of a visit of somebody else of the family; null of one's own. */
export function useWhom(): (visit: OfPatient) => Whom | null {
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
