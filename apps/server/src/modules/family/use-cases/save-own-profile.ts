import { isSameFacts, type PersonFacts } from '@vizit/domain/family/same-person.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { readFullName } from '@vizit/domain/person/full-name.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely, Transaction } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ProfileFacts, SavedProfile } from '../profile-facts.ts'
import { accountsOf } from '../store/accounts-of.ts'
import { hasVisit } from '../store/children.ts'
import { contactOf } from '../store/contacts.ts'
import { isKeptByProgramme } from '../store/kept-by-programme.ts'
import { withFamiliesLocked } from '../store/lock-families.ts'
import { factsOf, lockPerson, ownProfileOf } from '../store/people.ts'
import { updateOwnProfile } from '../store/profiles.ts'
import { claimProfile, findProfileAtPhone } from './claim-profile.ts'
import type { GrowingUpDeps } from './leave-childhood.ts'
import { personProblems } from './read-person.ts'

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  /** Runs afterwards in the same transaction; if it throws, both are rolled back. */
  readonly also?: ((trx: Transaction<DB>) => Promise<void>) | undefined
  readonly telling: GrowingUpDeps | null
}

/**
 * Saves the owner's facts. An account belongs to an adult; children are added to an adult's family (product §5,
 * "Adult rule").
 */
export async function saveOwnProfile(
  accountId: string,
  { birthday, sex, consentReceived, ...written }: ProfileFacts,
  { database, clock, also, telling }: Parts,
): Promise<SavedProfile> {
  const now = clock.now()
  const today = civilDateOf(now)
  const name = readFullName(written)
  const wrongFields = personProblems({ ...written, birthday }, 'anybody', today)
  if (!name || wrongFields.length > 0) return { wrongFields }
  if (!isAdultOn(today, birthday)) return 'underage'
  const facts = { ...name, birthday, sex }
  return withFamiliesLocked<SavedProfile>(
    database,
    trx => familiesOfOwn(trx, accountId, facts),
    async trx => {
      const saved = await saveOwnFacts(trx, {
        accountId,
        facts,
        consentAt: consentReceived ? now : null,
        now,
        telling,
      })
      if (saved === 'saved') await also?.(trx)
      return saved
    },
  )
}

export interface OwnFacts {
  readonly accountId: string
  readonly facts: PersonFacts
  /** Null: no consent is given now; an earlier consent stays. */
  readonly consentAt: Date | null
  readonly now: Date
  /** Tells what ended with the childhood of whoever takes over their profile; null: nobody has to be told. */
  readonly telling: GrowingUpDeps | null
}

/** The accounts whose families change when the owner enters these facts. */
export async function familiesOfOwn(
  trx: Kysely<DB>,
  accountId: string,
  facts: PersonFacts,
): Promise<string[]> {
  const id = await keptFor(trx, accountId, facts)
  return [accountId, ...((id && (await accountsOf(trx, [id])).get(id)) || [])]
}

/** Saves the owner's facts. The caller has locked the families that change. */
export async function saveOwnFacts(
  trx: Kysely<DB>,
  { accountId, facts, consentAt, now, telling }: OwnFacts,
): Promise<Exclude<SavedProfile, 'underage'>> {
  const found = await keptFor(trx, accountId, facts)
  if (found) await claimProfile(trx, found, { accountId, now, telling })
  if (await changesKeptFacts(trx, accountId, { facts, now })) return 'kept-by-programme'
  if (await isBirthdaySettled(trx, accountId, facts.birthday)) {
    return { wrongFields: [{ path: 'birthday', problem: 'support-only' }] }
  }
  const { profileId, isFirstConsent } = await updateOwnProfile(trx, accountId, { ...facts, consentAt })
  const audited = { accountId, profileId, subject: profileId, at: now }
  await recordAudit(trx, { ...audited, action: 'profile-saved' })
  if (isFirstConsent) await recordAudit(trx, { ...audited, action: 'consent-given' })
  return 'saved'
}

/**
 * The profile that a parent or another relative has kept for the owner. Only the owner's first facts can claim it
 * (docs/decisions/0022).
 */
async function keptFor(trx: Kysely<DB>, accountId: string, facts: PersonFacts): Promise<string | undefined> {
  const { phone } = await contactOf(trx, accountId)
  if (phone === null || factsOf(await ownProfileOf(trx, accountId)) !== null) return undefined
  return (await findProfileAtPhone(trx, phone, facts))?.id
}

/** Whoever links a programme at the same moment waits for this one, or this one for that. */
async function changesKeptFacts(
  trx: Kysely<DB>,
  accountId: string,
  { facts, now }: Pick<OwnFacts, 'facts' | 'now'>,
): Promise<boolean> {
  const own = await ownProfileOf(trx, accountId)
  const known = factsOf(own)
  if (!known || isSameFacts(known, facts)) return false
  await lockPerson(trx, own.id)
  return isKeptByProgramme(trx, own.id, civilDateOf(now))
}

/**
 * After the first visit only support corrects a birthday, because the clinic identifies the person by it (product
 * §6).
 */
async function isBirthdaySettled(trx: Kysely<DB>, accountId: string, birthday: string): Promise<boolean> {
  const { id, birthday: known } = await ownProfileOf(trx, accountId)
  if (known === null || known === birthday) return false
  await lockPerson(trx, id)
  return hasVisit(trx, id)
}
