import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { readFullName } from '@vizit/domain/person/full-name.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ProfileFacts, SavedProfile, WrongField } from '../public.ts'
import { accountsOf } from '../store/accounts-of.ts'
import { hasVisit } from '../store/children.ts'
import { contactOf } from '../store/contacts.ts'
import { factsOf, lockPerson, ownProfileOf } from '../store/people.ts'
import { updateOwnProfile } from '../store/profiles.ts'
import { withinFamilies } from '../store/within-families.ts'
import { claimProfile, describedAt } from './claim-profile.ts'

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
      wrongFields: [...(name ? [] : [wrong('fullNameRu')]), ...(isPossible ? [] : [wrong('birthday')])],
    }
  }
  if (!isAdultOn(today, birthday)) return 'underage'
  const facts = { ...name, birthday, sex }
  const kept = (trx: Kysely<DB>) => keptFor(trx, accountId, facts)
  const families = async (trx: Kysely<DB>) => {
    const id = await kept(trx)
    return [accountId, ...((id && (await accountsOf(trx, [id])).get(id)) || [])]
  }
  return withinFamilies<SavedProfile>(database, families, async trx => {
    const found = await kept(trx)
    if (found) await claimProfile(trx, found, { accountId, now })
    if (await isBirthdaySettled(trx, accountId, birthday)) {
      return { wrongFields: [{ path: 'birthday', problem: 'support-only' }] }
    }
    const said = { ...facts, consentAt: consentReceived ? now : null }
    const { profileId, isFirstConsent } = await updateOwnProfile(trx, accountId, said)
    const audited = { accountId, profileId, subject: profileId, at: now }
    await recordAudit(trx, { ...audited, action: 'profile-saved' })
    if (isFirstConsent) await recordAudit(trx, { ...audited, action: 'consent-given' })
    return 'saved'
  })
}

const wrong = (path: WrongField['path']): WrongField => ({ path, problem: 'invalid_value' })

/** A first word about oneself may find the profile that a parent or another relative has kept (docs/decisions/0022). */
async function keptFor(trx: Kysely<DB>, accountId: string, facts: PersonFacts): Promise<string | undefined> {
  const { phone } = await contactOf(trx, accountId)
  if (phone === null || factsOf(await ownProfileOf(trx, accountId)) !== null) return undefined
  return (await describedAt(trx, phone, facts))?.id
}

/** After the first visit support corrects a birthday: a clinic knows the person by it (product §6). */
async function isBirthdaySettled(trx: Kysely<DB>, accountId: string, birthday: string): Promise<boolean> {
  const { id, birthday: known } = await ownProfileOf(trx, accountId)
  if (known === null || known === birthday) return false
  await lockPerson(trx, id)
  return hasVisit(trx, id)
}
