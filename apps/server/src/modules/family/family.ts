import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family } from './public.ts'
import { recordViews } from './store/ledger.ts'
import { readMembers } from './store/members.ts'
import { insertOwnProfile } from './store/profiles.ts'
import { readRelatives } from './store/relatives.ts'
import { presentMember } from './use-cases/present-member.ts'
import { saveOwnProfile } from './use-cases/save-own-profile.ts'

interface Parts {
  readonly database: Database
  readonly clock: Clock
  /** Overrides what each access level includes, from the remote configuration (product §6). */
  readonly accessLevels: () => Promise<AccessLevelsOverride>
}

export function createFamily({ database, clock, accessLevels }: Parts): Family {
  return {
    accessLevels,
    memberFor: async ({ accountId }, profileId, level) => {
      const [member] = await readMembers(database, accountId, profileId, await accessLevels())
      return member?.accessLevels.includes(level) ? member : undefined
    },
    membersOf: async ({ accountId }) => readMembers(database, accountId, null, await accessLevels()),
    present: async (accountId, trx = database.db) => {
      const today = civilDateOf(clock.now())
      return (await readRelatives(trx, accountId, today, await accessLevels())).map(presentMember)
    },
    recordViews: (actor, members, what = 'visits-viewed') =>
      recordViews(database, { actor, members, what }, clock.now()),
    createOwnProfile: (trx, accountId) => insertOwnProfile(trx, accountId, clock.now()),
    saveOwnProfile: (accountId, facts, further) =>
      saveOwnProfile(accountId, facts, { database, clock, ...further }),
  }
}
