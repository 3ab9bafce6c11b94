import { isAdultOn } from '@vizit/domain/person/age.ts'
import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { splitFullName } from '@vizit/domain/person/full-name.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ProfileFacts, SavedProfile } from '../public.ts'
import { updateOwnProfile } from '../store/profiles.ts'

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
}

/** An account belongs to an adult: children are added to the family of one (product §5, "Adult rule"). */
export async function saveOwnProfile(
  accountId: string,
  { fullNameRu, birthday, sex, consentReceived }: ProfileFacts,
  { database, clock }: Parts,
): Promise<SavedProfile> {
  const now = clock.now()
  const today = civilDateOf(now)
  const name = splitFullName(fullNameRu)
  const isPossible = isPossibleBirthday(birthday, today)
  if (!name || !isPossible) {
    return {
      wrongFields: [...(name ? [] : ['fullNameRu' as const]), ...(isPossible ? [] : ['birthday' as const])],
    }
  }
  if (!isAdultOn(today, birthday)) return 'underage'
  await updateOwnProfile(database.db, accountId, {
    ...name,
    birthday,
    sex,
    consentAt: consentReceived ? now : null,
  })
  return 'saved'
}
