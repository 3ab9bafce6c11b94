import { isAdultOn } from '@vizit/domain/person/age.ts'
import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { readFullName } from '@vizit/domain/person/full-name.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
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
  { birthday, sex, consentReceived, ...written }: ProfileFacts,
  { database, clock }: Parts,
): Promise<SavedProfile> {
  const now = clock.now()
  const today = civilDateOf(now)
  const name = readFullName(written)
  const isPossible = isPossibleBirthday(birthday, today)
  if (!name || !isPossible) {
    return {
      wrongFields: [...(name ? [] : ['fullNameRu' as const]), ...(isPossible ? [] : ['birthday' as const])],
    }
  }
  if (!isAdultOn(today, birthday)) return 'underage'
  const facts = { ...name, birthday, sex, consentAt: consentReceived ? now : null }
  await database.db.transaction().execute(async trx => {
    const { profileId, isFirstConsent } = await updateOwnProfile(trx, accountId, facts)
    const audited = { accountId, profileId, subject: profileId, at: now }
    await recordAudit(trx, { ...audited, action: 'profile-saved' })
    if (isFirstConsent) await recordAudit(trx, { ...audited, action: 'consent-given' })
  })
  return 'saved'
}
