import { isChangeable } from '@vizit/domain/booking/change-cut-off.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import { cancelVisitsOfLeavers, plannedVisits, releaseHoldsOf } from '../../booking/public.ts'
import { heldLevels, lockRelationsTo } from '../../family/public.ts'
import { announceEnded } from '../../identity/public.ts'
import { dropRemindersOf } from '../../reminders/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { contactOf } from '../store/accounts.ts'
import { deletionOf, takeGuess } from '../store/deletion-codes.ts'
import {
  deleteMessagesThatName,
  forgetTraces,
  type OwnPerson,
  othersActingFor,
  parkProfiles,
  peopleOnlyOf,
  removeAccount,
} from '../store/departures.ts'
import { confirmedEmailOf, emailsOf } from '../store/emails.ts'
import { ownProfileId } from '../store/own-profile.ts'

interface Confirmation {
  readonly accountId: string
  readonly id: string
  readonly code: string
  /** Planned visits go with the account; otherwise they forbid it. */
  readonly cancelVisits: boolean
}

export type DeletedAccount =
  | { readonly kind: 'deleted' | 'expired' | 'visits-planned' }
  | { readonly kind: 'wrong-code'; readonly attemptsLeft: number }
  | { readonly kind: 'blocked'; readonly retryAfter: number }

/**
 * The account goes with everything that names its owner, in one transaction. What took place stays with the
 * clinics where it did, as theirs; the phone is free for a new account.
 */
export async function deleteAccount(asked: Confirmation, deps: ProfileDeps): Promise<DeletedAccount> {
  const { database, notifications, changes } = deps
  if (!asked.cancelVisits && (await awaited(asked.accountId, deps)).cancellable.length > 0) {
    return { kind: 'visits-planned' }
  }
  const guessed = await guess(asked, deps)
  if (guessed !== 'right') return guessed
  const left = await database.db
    .transaction()
    .execute(trx => leave(asked, { ...deps, database: { db: trx } }))
  if (left === 'visits-planned') return { kind: left }
  changes.tell('family', { accounts: left.relatives })
  notifications.nudge()
  return { kind: 'deleted' }
}

async function guess({ accountId, id, code }: Confirmation, { database, clock, codeKey }: ProfileDeps) {
  const now = clock.now()
  const taken = await takeGuess(database.db, accountId, id, now)
  if (!taken) {
    const sent = await deletionOf(database.db, accountId)
    const isExhausted = sent?.id === id && sent.attempts >= limits.codeAttempts && sent.expires_at > now
    if (!isExhausted) return { kind: 'expired' } as const
    const resendAt = sent.sent_at.getTime() + limits.resendSeconds * 1000
    return {
      kind: 'blocked',
      retryAfter: Math.max(0, Math.ceil((resendAt - now.getTime()) / 1000)),
    } as const
  }
  if (sameHash(taken.codeHash, keyedHash(codeKey, id, code))) return 'right'
  return { kind: 'wrong-code', attemptsLeft: limits.codeAttempts - taken.attempts } as const
}

type InTransaction = Omit<ProfileDeps, 'database'> & {
  readonly database: Pick<ProfileDeps['database'], 'db'>
}

async function leave({ accountId, cancelVisits }: Confirmation, deps: InTransaction) {
  const { clock, notifications, database } = deps
  const trx = database.db
  const now = clock.now()
  // Joins and removals wait for the account, and find it gone; a booking for these people is waited for.
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  await lockRelationsTo(trx, idsOf(await peopleOnlyOf(trx, accountId)))
  const { profileIds, cancellable } = await awaited(accountId, deps)
  if (cancellable.length > 0 && !cancelVisits) return 'visits-planned' as const

  const { phone, language } = await contactOf(trx, accountId)
  const emails = await emailsOf(trx, accountId)
  const email = await confirmedEmailOf(trx, accountId)
  const relatives = await othersActingFor(trx, accountId, profileIds)

  await cancelVisitsOfLeavers(trx, { visitIds: cancellable.map(({ id }) => id), accountId, now })
  await releaseHoldsOf(trx, accountId)
  await dropRemindersOf(trx, accountId)
  await deleteMessagesThatName(await ownProfileId(trx, accountId)).execute(trx)
  await parkProfiles(trx, profileIds)
  await forgetTraces(trx, { accountId, phone, emails: emails.map(({ address }) => address) })
  for (const sessionId of await removeAccount(trx, accountId, now)) await announceEnded(trx, sessionId)
  await recordAudit(trx, { action: 'account-deleted', subject: accountId, accountId, at: now })
  await notifications.enqueue(trx, {
    ...(email ? { channel: 'email', to: email } : { channel: 'sms', to: phone }),
    language,
    template: 'account-deleted',
    data: {},
  })
  return { relatives }
}

/**
 * Whose profiles go, and which of their planned visits can still be cancelled. The visits of somebody for whom one may not
 * book (a child that has grown up) are not one's own to see or to cancel: they stay with the clinic.
 */
export async function awaited(
  accountId: string,
  {
    database: { db },
    clock,
    settings,
    family,
  }: Pick<InTransaction, 'database' | 'clock' | 'settings' | 'family'>,
) {
  const now = clock.now()
  const [people, override] = [await peopleOnlyOf(db, accountId), await family.accessLevels()]
  const bookable = people.filter(person => heldLevels(person, override).includes('BOOK_VISITS'))
  const planned = await plannedVisits(db, idsOf(bookable), now)
  const { cancelCutOffMinutes } = await settings()
  const cancellable = planned.filter(({ startsAt }) => isChangeable(startsAt, now, cancelCutOffMinutes))
  return { profileIds: idsOf(people), planned, cancellable }
}

const idsOf = (people: readonly OwnPerson[]) => people.map(({ profileId }) => profileId)
