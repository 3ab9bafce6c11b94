import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { IdentityDeps } from '../deps.ts'
import { deviceLabel } from '../device-label.ts'

export interface NewDevice {
  readonly phone: string
  readonly deviceName: string
  /**
   * The account's language before this sign-in, so that the person who signs in does not choose the language of
   * the warning.
   */
  readonly language: Language
}

/** Tells an account's owner about a sign-in on a new device (decisions D15). */
export async function notifyOfNewDevice(
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
