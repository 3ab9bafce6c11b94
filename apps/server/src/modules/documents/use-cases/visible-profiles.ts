import type { Patient } from '../../../platform/http/actor.ts'
import type { DocumentsDeps } from '../deps.ts'
import { claimOwnRecords } from '../store/claim-records.ts'

export interface VisibleProfiles {
  readonly profileIds: readonly string[]
  readonly providerCode: string | null
}

/**
 * The profiles whose results an account may see. The look is written into their ledgers, and records that waited
 * for these profiles are assigned now.
 */
export async function readVisibleProfiles(
  actor: Patient,
  providerCode: string | undefined,
  { database, clock, family, changes }: DocumentsDeps,
): Promise<VisibleProfiles> {
  const members = await family.membersOf(actor)
  const seen = members.filter(({ accessLevels }) => accessLevels.includes('VIEW_REPORTS_TESTS'))
  const [claimed] = await Promise.all([
    claimOwnRecords(database, actor.accountId, clock.now()),
    family.recordViews(actor, seen, 'tests-viewed'),
  ])
  if (claimed.length > 0) changes.publish('tests', { profiles: claimed })
  return { profileIds: seen.map(({ profileId }) => profileId), providerCode: providerCode || null }
}
