import { maskEmail } from '@vizit/domain/access/mask-personal-data.ts'
import type { IdentityDeps } from '../deps.ts'
import { nameOfDeviceWithAccess } from '../devices/store.ts'
import type { AppliedConfirmation, ConfirmResult } from './apply-confirmation.ts'
import { readEmails } from './emails-store.ts'

/** The subject of a mail if it is confirmed already. */
export async function confirmedBefore(
  { account_id: accountId, device_id: deviceId, address }: AppliedConfirmation,
  { database: { db } }: Pick<IdentityDeps, 'database'>,
): Promise<ConfirmResult> {
  const done = { kind: 'confirmed', maskedEmail: maskEmail(address) } as const
  if (deviceId !== null) {
    const deviceName = await nameOfDeviceWithAccess(db, { accountId, deviceId })
    return deviceName === undefined ? { kind: 'expired' } : { ...done, confirmed: 'DEVICE', deviceName }
  }
  const emails = await readEmails(db, accountId)
  const isInForce = emails.some(email => email.confirmed && email.address === address)
  return isInForce ? { ...done, confirmed: 'EMAIL', deviceName: null } : { kind: 'expired' }
}
