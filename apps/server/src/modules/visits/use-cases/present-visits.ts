import type { Visit } from '@vizit/contract/shapes/visit.ts'
import type { z } from 'zod'
import type { Member } from '../../family/public.ts'
import type { VisitsDeps } from '../deps.ts'
import type { VisitDetails } from '../store/visit-details.ts'
import { hideCoverageFrom } from './hide-coverage.ts'
import { presentVisit, type Viewing } from './present-visit.ts'

/** What an account may see of the people whose visits it reads. */
export type Seen = ReadonlyMap<string, Pick<Member, 'accessLevels'>>

/** Visits as the account sees them: with reports, or who pays, of those whose these it may see. */
export async function presentVisits(
  visits: readonly VisitDetails[],
  { members, ...viewing }: Omit<Viewing, 'cutOffMinutes'> & { readonly members: Seen },
  { settings, reportsOf }: Pick<VisitsDeps, 'settings' | 'reportsOf'>,
): Promise<z.output<typeof Visit>[]> {
  const readable = visits.filter(({ profileId }) =>
    members.get(profileId)?.accessLevels.includes('VIEW_REPORTS_TESTS'),
  )
  const [{ cancelCutOffMinutes: cutOffMinutes }, written] = await Promise.all([
    settings(),
    reportsOf(readable.map(({ id }) => id)),
  ])
  return visits.map(visit => ({
    ...presentVisit(hideCoverageFrom(members.get(visit.profileId), visit), { ...viewing, cutOffMinutes }),
    ...written.get(visit.id),
  }))
}
