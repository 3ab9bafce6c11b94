import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { IdentityDeps } from '../deps.ts'
import { deviceLabel } from '../device-label.ts'

export interface NewDevice {
  readonly phone: string
  readonly deviceName: string
  /** That of the account before this sign-in: whoever signs in does not choose how its owner is warned. */
  readonly language: Language
}

/** Tells the owner of an account that it was opened on a device not used before (decisions D15). */
export async function tellOfNewDevice(
  trx: Kysely<DB>,
  { phone, deviceName, language }: NewDevice,
  { clock, notifications }: Pick<IdentityDeps, 'clock' | 'notifications'>,
): Promise<void> {
  await notifications.enqueue(trx, {
    channel: 'sms',
    to: phone,
    language,
    template: 'new-device',
    data: { at: clock.now().toISOString(), device: deviceLabel(deviceName) || 'Web' },
  })
}
