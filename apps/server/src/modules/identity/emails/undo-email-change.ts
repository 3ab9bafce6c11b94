import { maskEmail } from '@vizit/domain/access/mask-personal-data.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'
import { hashToken } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { type EndedDevices, endOnDevices } from '../devices/end-on-devices.ts'
import { lastDeviceRef } from '../devices/store.ts'
import { lockAccount } from '../store/accounts.ts'
import { announceEnded } from '../tokens/ended-sessions.ts'
import { closeAllOfAccount } from './confirmations-store.ts'
import { isTaken, ownerOf, restoreEmail } from './emails-store.ts'
import { closeUndos, findUndo, noteUndone, undoneBefore } from './undo-store.ts'

export type UndoneChange =
  | { readonly kind: 'undone'; readonly maskedEmail: string; readonly devicesSignedOut: number }
  | { readonly kind: 'expired' }
  /** Another account has confirmed the address meanwhile. */
  | { readonly kind: 'exists'; readonly deviceRef: string }

type Found = NonNullable<Awaited<ReturnType<typeof findUndo>>>

/**
 * Puts a former address back in force for the reader of the mail to it. The device that changed the address, and
 * devices that got access since then, are signed out and need access by that address again.
 */
export async function undoEmailChange(token: string, deps: IdentityDeps): Promise<UndoneChange> {
  const { database, clock, ended, notifications, changes } = deps
  const found = await findUndo(database.db, hashToken(token), clock.now())
  if (!found) return { kind: 'expired' }
  try {
    const over = found.closedAt
      ? undefined
      : await database.db.transaction().execute(trx => undo(trx, found, deps))
    if (!over) return await toldAgain(found, deps)
    for (const { sessionId } of over) ended.add(sessionId)
    notifications.nudge()
    changes.publish('profile', { accounts: [found.accountId] })
    changes.publish('devices', { accounts: [found.accountId] })
    return { kind: 'undone', maskedEmail: maskEmail(found.address), devicesSignedOut: countDevices(over) }
  } catch (error) {
    if (error instanceof AccountDeletedError) return { kind: 'expired' }
    if (!isTaken(error)) throw error
    const owner = await ownerOf(database.db, found.address)
    const deviceRef = owner && (await lastDeviceRef(database.db, owner))
    return deviceRef ? { kind: 'exists', deviceRef } : { kind: 'expired' }
  }
}

/**
 * The link was pressed again, for example after a lost answer: returns what the first press did, as long as it
 * holds.
 */
async function toldAgain({ id, address }: Found, { database }: IdentityDeps): Promise<UndoneChange> {
  const devicesSignedOut = await undoneBefore(database.db, id)
  if (devicesSignedOut === undefined) return { kind: 'expired' }
  return { kind: 'undone', maskedEmail: maskEmail(address), devicesSignedOut }
}

const countDevices = (over: readonly EndedDevices[]) => new Set(over.map(({ ref }) => ref)).size

async function undo(trx: Kysely<DB>, found: Found, { clock, notifications }: IdentityDeps) {
  const { accountId, address, changedAt } = found
  const now = clock.now()
  const { phone, language } = await lockAccount(trx, accountId)
  // Another account has taken over the phone number, so no e-mail may give access to this account.
  if (phone === null) return undefined
  const changers = await closeUndos(trx, found, now)
  if (!changers) return undefined
  await closeAllOfAccount(trx, accountId, now)
  await restoreEmail(trx, { accountId, address, now })
  const which = { deviceIds: changers, orLetInSince: changedAt }
  // The owner of a mailbox need not be the owner of what lies on the devices: it stays there, locked.
  const over = await endOnDevices(trx, { accountId, which, isSignedOut: false, now })
  await noteUndone(trx, found.id, countDevices(over))
  for (const { sessionId } of over) await announceEnded(trx, sessionId)
  await recordAudit(trx, { action: 'email-restored', subject: accountId, accountId, at: now })
  const message = { language, template: 'email-restored', data: { at: now.toISOString() } } as const
  await notifications.enqueue(trx, { ...message, channel: 'sms', to: phone })
  await notifications.enqueue(trx, { ...message, channel: 'email', to: address })
  return over
}
