import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { IdentityDeps } from '../deps.ts'
import { closeAllOfAccount } from '../emails/confirmations-store.ts'
import { deleteEmails, readEmails } from '../emails/emails-store.ts'
import { waitingDevice } from '../emails/waiting-device.ts'
import { limits } from '../limits.ts'
import { lockAccount, releasePhone } from '../store/accounts.ts'
import { signedInSince } from '../store/phone-logins.ts'
import { endOfAccount } from '../store/sessions.ts'
import { announceEnded } from '../tokens/ended-sessions.ts'
import { type GrantedSession, grantSession } from '../use-cases/grant-session.ts'
import { type OpenedSession, openSession } from '../use-cases/open-session.ts'

export interface ResetRequest {
  readonly accountId: string
  readonly deviceId: string
  readonly sessionId: string
  /** The sender's network address. */
  readonly address: string
}

/**
 * Makes a new account for the person who holds the phone now (product §4, "Reset-and-create-new-account"). The
 * former account keeps its data, but no phone, e-mail or session leads to it any more. Null: the device does not
 * wait, or a concurrent reset or confirmation came first. 'not-fresh': the phone was not confirmed by SMS just
 * now.
 */
export async function resetAccount(
  resetting: ResetRequest,
  deps: IdentityDeps,
): Promise<GrantedSession | 'not-fresh' | null> {
  const done = await deps.database.db.transaction().execute(trx => reset(trx, resetting, deps))
  if (done === null || done === 'not-fresh') return done
  for (const id of done.ended) deps.ended.add(id)
  deps.notifications.nudge()
  return grantSession(done.opened.holder, done.opened.refreshToken, deps)
}

async function reset(
  trx: Kysely<DB>,
  { accountId, deviceId, sessionId, address }: ResetRequest,
  deps: IdentityDeps,
): Promise<{ opened: OpenedSession; ended: string[] } | 'not-fresh' | null> {
  const now = deps.clock.now()
  const { phone, language } = await lockAccount(trx, accountId)
  const device = await waitingDevice(trx, { accountId, deviceId }, undefined)
  if (phone === null || !device) return null
  const since = new Date(now.getTime() - limits.resetSeconds * 1000)
  if (!(await signedInSince(trx, { phone, deviceId, since }))) return 'not-fresh'

  const former = (await readEmails(trx, accountId)).find(email => email.confirmed)
  if (former) {
    const data = { at: now.toISOString() }
    const message = {
      channel: 'email',
      to: former.address,
      language,
      template: 'account-reset',
      data,
    } as const
    await deps.notifications.enqueue(trx, message)
  }
  await deleteEmails(trx, accountId)
  await closeAllOfAccount(trx, accountId, now)
  await releasePhone(trx, accountId)
  const ended = await endOfAccount(trx, accountId, now)
  for (const id of ended) await announceEnded(trx, id)
  await recordAudit(trx, { action: 'account-reset', subject: sessionId, accountId, at: now })
  const opened = await openSession(trx, { phone, deviceId, deviceName: device.name, language, address }, deps)
  return { opened, ended }
}
