import type { Visit } from '@vizit/contract/shapes/visit.ts'
import type { z } from 'zod'
import type { VisitsDeps } from '../deps.ts'
import type { VisitDetails } from '../store/visit-details.ts'
import { presentVisit, type Viewing } from './present-visit.ts'

/**
 * Visits as their patients see them, with the doctors' reports of profiles in `readers`, whose reports may be
 * read.
 */
export async function presentVisits(
  visits: readonly VisitDetails[],
  { readers, ...viewing }: Omit<Viewing, 'cutOffMinutes'> & { readers: ReadonlySet<string> },
  { settings, reportsOf }: Pick<VisitsDeps, 'settings' | 'reportsOf'>,
): Promise<z.output<typeof Visit>[]> {
  const readable = visits.filter(({ profileId }) => readers.has(profileId))
  const [{ cancelCutOffMinutes: cutOffMinutes }, written] = await Promise.all([
    settings(),
    reportsOf(readable.map(({ id }) => id)),
  ])
  return visits.map(visit => ({
    ...presentVisit(visit, { ...viewing, cutOffMinutes }),
    ...written.get(visit.id),
  }))
}
