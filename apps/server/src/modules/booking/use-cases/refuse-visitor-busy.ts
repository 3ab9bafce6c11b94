import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { findVisit } from '../../visits/public.ts'

/** Refuses with the patient's other visit at that time (decisions D14). */
export async function refuseVisitorBusy(
  database: Database,
  otherVisitId: string,
  language: Language,
): Promise<Refused<'VISITOR_BUSY'>> {
  const other = await findVisit(database, otherVisitId)
  if (!other) throw new Error('the visit that stands in the way is gone')
  return new Refused('VISITOR_BUSY', {
    orderId: other.id,
    startDate: formatInstant(other.startsAt),
    endDate: formatInstant(other.endsAt),
    physicianName: other.place.doctorName[language],
    branchName: other.place.branchName[language],
  })
}
