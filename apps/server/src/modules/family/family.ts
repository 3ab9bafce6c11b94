import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family } from './public.ts'
import { readMembers } from './store/members.ts'
import { insertOwnProfile } from './store/profiles.ts'
import { saveOwnProfile } from './use-cases/save-own-profile.ts'

interface Parts {
  readonly database: Database
  readonly clock: Clock
  /** Another meaning of access levels, from the remote configuration (product §6). */
  readonly accessLevels: () => Promise<AccessLevelsOverride>
}

export function createFamily({ database, clock, accessLevels }: Parts): Family {
  return {
    memberFor: async ({ accountId }, profileId, level) => {
      const [member] = await readMembers(database, accountId, profileId, await accessLevels())
      return member?.accessLevels.includes(level) ? member : undefined
    },
    membersOf: async ({ accountId }) => readMembers(database, accountId, null, await accessLevels()),
    createOwnProfile: (trx, accountId) => insertOwnProfile(trx, accountId, clock.now()),
    saveOwnProfile: (accountId, facts) => saveOwnProfile(accountId, facts, { database, clock }),
  }
}
