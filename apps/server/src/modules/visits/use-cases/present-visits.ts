import type { Visit } from '@vizit/contract/shapes/visit.ts'
import type { z } from 'zod'
import type { VisitsDeps } from '../deps.ts'
import type { VisitDetails } from '../store/visit-details.ts'
import { presentVisit, type Viewing } from './present-visit.ts'

/** Visits as their patients see them. */
export async function presentVisits(
  visits: readonly VisitDetails[],
  viewing: Omit<Viewing, 'cutOffMinutes'>,
  deps: Pick<VisitsDeps, 'settings'>,
): Promise<z.output<typeof Visit>[]> {
  const { cancelCutOffMinutes: cutOffMinutes } = await deps.settings()
  return visits.map(visit => presentVisit(visit, { ...viewing, cutOffMinutes }))
}
