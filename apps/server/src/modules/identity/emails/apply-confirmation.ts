import { maskEmail } from '@vizit/domain/access/mask-personal-data.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'
import type { IdentityDeps } from '../deps.ts'
import { giveAccess, lastDeviceRef } from '../devices/store.ts'
import { lockAccount } from '../store/accounts.ts'
import { closeConfirmation } from './confirmations-store.ts'
import { confirmWaiting, isTaken, ownerOf, readEmails } from './emails-store.ts'
import { sendUndoLink } from './send-undo-link.ts'

export interface AppliedConfirmation {
  readonly id: string
  readonly account_id: string
  readonly device_id: string | null
  readonly address: string
}

export type ConfirmResult =
  | {
      readonly kind: 'confirmed'
      readonly confirmed: 'EMAIL' | 'DEVICE'
      readonly maskedEmail: string
      readonly deviceName: string | null
    }
  | { readonly kind: 'expired' }
  /** The address is confirmed for another account; `deviceRef` of one of its devices is for support. */
  | { readonly kind: 'exists'; readonly deviceRef: string }

/** Carries out what the mail confirms, once. */
export async function applyConfirmation(
  followed: AppliedConfirmation,
  deps: IdentityDeps,
): Promise<ConfirmResult> {
  const maskedEmail = maskEmail(followed.address)
  try {
    const deviceName =
      followed.device_id === null
        ? await confirmAddress(followed, deps)
        : await letDeviceIn(followed, followed.device_id, deps)
    deps.notifications.nudge()
    deps.changes.publish(followed.device_id === null ? 'profile' : 'devices', {
      accounts: [followed.account_id],
    })
    if (deviceName === undefined) return { kind: 'expired' }
    return { kind: 'confirmed', confirmed: deviceName === null ? 'EMAIL' : 'DEVICE', maskedEmail, deviceName }
  } catch (error) {
    if (error instanceof AccountDeletedError) return { kind: 'expired' }
    if (!isTaken(error)) throw error
    const owner = await ownerOf(deps.database.db, followed.address)
    const deviceRef = owner && (await lastDeviceRef(deps.database.db, owner))
    // The other account gave the address up meanwhile. The mail stays valid and the next try succeeds.
    return deviceRef ? { kind: 'exists', deviceRef } : { kind: 'expired' }
  }
}

/** Null: the address is in force. Undefined: it is not wanted any more. */
function confirmAddress({ id, account_id: accountId, address }: AppliedConfirmation, deps: IdentityDeps) {
  return deps.database.db.transaction().execute(async trx => {
    const now = deps.clock.now()
    const account = await lockAccount(trx, accountId)
    if (!(await closeConfirmation(trx, id, now))) return undefined
    const confirmed = await confirmWaiting(trx, { accountId, address, now })
    if (!confirmed) return undefined
    const { former, askedBy } = confirmed
    if (former) {
      const change = { accountId, address: former, deviceId: askedBy, language: account.language }
      await sendUndoLink(trx, 'email-replaced', change, deps)
    }
    await recordAudit(trx, { action: 'email-confirmed', subject: accountId, accountId, at: now })
    return null
  })
}

/**
 * The device's name. Undefined: it does not wait any more, or the mail went to an address that is no longer in
 * force.
 */
function letDeviceIn(
  { id, account_id: accountId, address }: AppliedConfirmation,
  deviceId: string,
  { database, clock }: IdentityDeps,
): Promise<string | undefined> {
  return database.db.transaction().execute(async trx => {
    const now = clock.now()
    await lockAccount(trx, accountId)
    if (!(await closeConfirmation(trx, id, now))) return undefined
    const inForce = (await readEmails(trx, accountId)).find(email => email.confirmed)
    if (inForce?.address !== address) return undefined
    const device = await giveAccess(trx, { accountId, deviceId }, now)
    if (!device) return undefined
    await recordAudit(trx, { action: 'device-confirmed', subject: device.ref, accountId, at: now })
    return device.name
  })
}
