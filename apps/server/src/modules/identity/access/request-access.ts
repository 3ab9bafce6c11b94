import type { Patient, WaitingDevice } from '../../../platform/http/actor.ts'
import type { IdentityDeps } from '../deps.ts'
import { type MailAnswer, type MailRequest, requestMail } from '../emails/request-mail.ts'

/** Asks the account's owner by e-mail to give this device access. A device that has access cannot ask. */
export async function requestAccess(
  { kind, accountId, deviceId }: Patient | WaitingDevice,
  asking: Pick<MailRequest, 'profileId' | 'email' | 'deviceName'>,
  deps: IdentityDeps,
): Promise<MailAnswer> {
  if (kind === 'patient') return { kind: 'nothing' }
  return requestMail({ accountId, deviceId, ...asking }, deps)
}
