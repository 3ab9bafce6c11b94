import { maskEmail } from '@vizit/domain/access/mask-personal-data.ts'
import { normalizeEmail } from '../../../platform/email/normalize-email.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { lockAccount } from '../store/accounts.ts'
import type { Subject } from './confirmations-store.ts'
import { readEmails } from './emails-store.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { waitingDevice } from './waiting-device.ts'

export type MailAnswer =
  | { readonly kind: 'sent'; readonly maskedEmail: string; readonly resendAfter: number }
  | { readonly kind: 'wait' | 'too-many'; readonly retryAfter: number }
  /** No such address, nothing to confirm, or another account's profile. */
  | { readonly kind: 'nothing' }

export interface MailRequest extends Subject {
  /** The profile that the client expects the account to have. */
  readonly profileId?: string | undefined
  /** The address that the user expects the account to have. */
  readonly email?: string | undefined
  readonly deviceName?: string | undefined
}

/**
 * Sends a confirmation mail for the waiting device (calls §7.4, "Request device access by e-mail") or for the new
 * address.
 */
export async function requestMail(
  { accountId, deviceId, profileId, email, deviceName }: MailRequest,
  deps: IdentityDeps,
): Promise<MailAnswer> {
  const answer = await deps.database.db.transaction().execute(async (trx): Promise<MailAnswer> => {
    const { language } = await lockAccount(trx, accountId)
    const device = deviceId === null ? null : await waitingDevice(trx, { accountId, deviceId }, deviceName)
    const emails = await readEmails(trx, accountId)
    const target = emails.find(({ confirmed, taken }) => (device ? confirmed : !confirmed && !taken))
    const isUnknown = profileId !== undefined && profileId !== device?.profileId
    if (!target || (deviceId !== null && !device) || isUnknown) return { kind: 'nothing' }
    const sent = {
      kind: 'sent',
      maskedEmail: maskEmail(target.address),
      resendAfter: limits.resendSeconds,
    } as const
    // A wrong address gets the same answer as the right one, so that nobody can find the address by trying.
    if (email !== undefined && normalizeEmail(email) !== target.address) return sent
    const { address } = target
    const wanted = { accountId, deviceId, address, language, ...(device && { device }) }
    const verdict = await sendConfirmation(trx, wanted, deps)
    return verdict.kind === 'may-send' ? sent : verdict
  })
  deps.notifications.nudge()
  return answer
}
