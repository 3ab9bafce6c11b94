import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { VisitsDeps } from '../deps.ts'
import type { ListRead } from '../store/own-list.ts'
import type { Seen } from './present-visits.ts'

/** The profiles whose visits an account may see; the look is written into their ledgers. */
export async function readVisibleProfiles(
  actor: Patient,
  providerCode: string | undefined,
  { family }: VisitsDeps,
): Promise<ListRead & { readonly members: Seen }> {
  const members = await family.membersOf(actor)
  const seen = members.filter(({ accessLevels }) => accessLevels.includes('VIEW_VISITS'))
  await family.recordViews(actor, seen)
  return {
    accountId: actor.accountId,
    profileIds: seen.map(({ profileId }) => profileId),
    providerCode: providerCode || null,
    members: new Map(seen.map(member => [member.profileId, member])),
  }
}

/** Those of them on whom the account holds a level besides. */
export const thoseWithLevel = ({ members }: { readonly members: Seen }, level: AccessLevel): string[] =>
  [...members].flatMap(([profileId, { accessLevels }]) => (accessLevels.includes(level) ? [profileId] : []))
