import { listGrants as call } from '@vizit/contract/calls/family/grants.ts'
import type { Grant } from '@vizit/contract/shapes/family.ts'
import type { z } from 'zod'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { readGrants } from '../store/grants.ts'
import { fullNameOf } from '../use-cases/present-member.ts'

/** The grants on the account's owner and on those for whom the account holds GRANT; the owner first. */
async function listGrants(
  actor: Patient,
  { database, family }: FamilyDeps,
): Promise<z.output<typeof Grant>[]> {
  const mine = (await family.membersOf(actor)).filter(({ accessLevels }) => accessLevels.includes('GRANT'))
  const profileIds = mine.map(({ profileId }) => profileId)
  const held = await readGrants(database.db, actor.accountId, profileIds)
  return held
    .toSorted((a, b) => profileIds.indexOf(a.forProfileId) - profileIds.indexOf(b.forProfileId))
    .map(({ profileId, relKind, level, forProfileId, isParent, ...name }) => ({
      profileId,
      name: fullNameOf(name),
      relKind,
      level,
      forProfileId,
      changeable: !isParent,
    }))
}

export const listGrantsRoute = handle(call, ({ actor }, deps: FamilyDeps) => listGrants(actor, deps))
