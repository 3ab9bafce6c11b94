import { isChangeable } from '@vizit/domain/booking/change-cut-off.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import { cancelVisitsOfLeavers, plannedVisits, releaseHoldsOf } from '../../booking/public.ts'
import { heldLevels, lockRelationsTo, notifyAdultsOfBookings } from '../../family/public.ts'
import { announceEnded, undoableAddresses } from '../../identity/public.ts'
import { dropRemindersOf } from '../../reminders/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { contactOf } from '../store/accounts.ts'
import { confirmedEmailOf, emailsOf } from '../store/emails.ts'
import { ownName } from '../store/own-profile.ts'
import {
  detachProfiles,
  forgetTraces,
  type OwnPerson,
  othersActingFor,
  peopleOfOnlyThisAccount,
  removeAccount,
} from '../store/remove-account-data.ts'

interface Confirmation {
  readonly accountId: string
  readonly freshCode: FreshCode
  /** True: planned visits are cancelled. False: planned visits forbid the deletion. */
  readonly cancelVisits: boolean
}

export type DeletedAccount = 'deleted' | 'code-expired' | 'visits-planned'

/**
 * Deletes the account and all personal data of its owner in one transaction. Visits that took place stay with the
 * clinics; the phone can be used for a new account.
 */
export async function deleteAccount(asked: Confirmation, deps: ProfileDeps): Promise<DeletedAccount> {
  const { database, notifications, changes } = deps
  if (!asked.cancelVisits && (await deletedProfilesAndVisits(asked.accountId, deps)).cancellable.length > 0) {
    return 'visits-planned'
  }
  const left = await database.db
    .transaction()
    .execute(trx => leave(asked, { ...deps, database: { db: trx } }))
  if (typeof left === 'string') return left
  changes.publish('family', { accounts: left.relatives })
  deps.coverageEnds.announce(left.covered)
  notifications.nudge()
  return 'deleted'
}

type InTransaction = Omit<ProfileDeps, 'database'> & {
  readonly database: Pick<ProfileDeps['database'], 'db'>
}

async function leave({ accountId, freshCode, cancelVisits }: Confirmation, deps: InTransaction) {
  const { clock, notifications, database } = deps
  const trx = database.db
  const now = clock.now()
  // Lock order: the account first. Concurrent joins and removals wait and then find it deleted; bookings for
  // these people are waited for.
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  await lockRelationsTo(trx, idsOf(await peopleOfOnlyThisAccount(trx, accountId)))
  const { profileIds, cancellable, override } = await deletedProfilesAndVisits(accountId, deps)
  if (cancellable.length > 0 && !cancelVisits) return 'visits-planned' as const
  if (!(await freshCode.spend(trx))) return 'code-expired' as const

  const { phone, language } = await contactOf(trx, accountId)
  const addresses = [
    ...(await emailsOf(trx, accountId)).map(({ address }) => address),
    ...(await undoableAddresses(trx, accountId, now)),
  ]
  const email = await confirmedEmailOf(trx, accountId)
  const relatives = await othersActingFor(trx, accountId, profileIds)

  await notifyAdultsOfBookings(trx, { accountId, except: profileIds, override, now }, deps)
  await cancelVisitsOfLeavers(trx, { visitIds: cancellable.map(({ id }) => id), accountId, now })
  await releaseHoldsOf(trx, accountId)
  await dropRemindersOf(trx, accountId)
  await notifications.forgetNamedPeople(trx, await ownName(trx, accountId))
  const covered = await deps.coverageEnds.endThoseOfDeleted(trx, { accountId, profileIds, now })
  await detachProfiles(trx, profileIds)
  await forgetTraces(trx, { accountId, phone, emails: addresses })
  for (const sessionId of await removeAccount(trx, accountId, now)) await announceEnded(trx, sessionId)
  await recordAudit(trx, { action: 'account-deleted', subject: accountId, accountId, at: now })
  await notifications.enqueue(trx, {
    ...(email ? { channel: 'email', to: email } : { channel: 'sms', to: phone }),
    language,
    template: 'account-deleted',
    data: {},
  })
  return { relatives, covered }
}

/**
 * The profiles that are deleted and the planned visits that can still be cancelled. Visits of a person for whom
 * the account may not book (a child who came of age) are neither shown nor cancelled: they stay with the clinic.
 */
export async function deletedProfilesAndVisits(
  accountId: string,
  {
    database: { db },
    clock,
    settings,
    family,
  }: Pick<InTransaction, 'database' | 'clock' | 'settings' | 'family'>,
) {
  const now = clock.now()
  const [people, override] = [await peopleOfOnlyThisAccount(db, accountId), await family.accessLevels()]
  const bookable = people.filter(person => heldLevels(person, override).includes('BOOK_VISITS'))
  const planned = await plannedVisits(db, idsOf(bookable), now)
  const { cancelCutOffMinutes } = await settings()
  const cancellable = planned.filter(({ startsAt }) => isChangeable(startsAt, now, cancelCutOffMinutes))
  return { profileIds: idsOf(people), planned, cancellable, override }
}

const idsOf = (people: readonly OwnPerson[]) => people.map(({ profileId }) => profileId)
