import type { Patient, WaitingDevice } from '../../../platform/http/actor.ts'
import type { Subject } from './confirmations-store.ts'

/** What somebody who asks for a confirmation mail has to confirm: the device that waits, else the account's address. */
export function subjectOf({ kind, accountId, deviceId }: Patient | WaitingDevice): Subject {
  return { accountId, deviceId: kind === 'waiting' ? deviceId : null }
}
