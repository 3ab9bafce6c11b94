import type { Patient, WaitingDevice } from '../../../platform/http/actor.ts'
import type { Subject } from './confirmations-store.ts'

/** What the caller has to confirm by e-mail: the waiting device, or else the account's address. */
export function confirmationSubjectOf({ kind, accountId, deviceId }: Patient | WaitingDevice): Subject {
  return { accountId, deviceId: kind === 'waiting' ? deviceId : null }
}
