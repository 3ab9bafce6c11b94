import type { Language } from '../../../platform/http/language.ts'
import type { VisitFacts } from '../../notifications/public.ts'
import type { AssignmentDetails } from '../store/assignment-details.ts'

interface VisitFactsSource {
  readonly startsAt: Date
  /** The patient's first name. */
  readonly patient?: string | null
  readonly place: AssignmentDetails
}

/** What every message about a visit states: whose it is, when and where, in the reader's language. */
export function visitFacts({ startsAt, patient, place }: VisitFactsSource, language: Language): VisitFacts {
  return {
    ...(patient && { patient }),
    startsAt: startsAt.toISOString(),
    physician: place.doctorName[language],
    speciality: place.speciality[language],
    branch: place.branchName[language],
    address: place.branchAddress[language],
  }
}
