import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { IdentityDeps } from '../deps.ts'
import { linkGuest } from '../store/guests.ts'
import { insertAuthEvent } from '../store/sign-in-statistics.ts'
import { notifyOfNewDevice } from './notify-of-new-device.ts'
import { type OpenedSession, openSession, type VerifiedPhone } from './open-session.ts'

export interface SignIn extends VerifiedPhone {
  /** The guest id of this person before the sign-in. */
  readonly anonymousId: string | undefined
}

/** The common end of every sign-in by phone: opens the session, tells the account's owner, records the guest. */
export async function signInPhone(
  trx: Kysely<DB>,
  { anonymousId, ...verified }: SignIn,
  deps: Pick<IdentityDeps, 'clock' | 'family' | 'notifications'>,
): Promise<OpenedSession> {
  const session = await openSession(trx, verified, deps)
  if (session.unknownDevice) {
    const { phone, deviceName } = verified
    await notifyOfNewDevice(trx, { phone, deviceName, ...session.unknownDevice }, deps)
  }
  const { accountId } = session.holder
  const at = deps.clock.now()
  if (anonymousId) await linkGuest(trx, { accountId, anonymousId, at })
  await insertAuthEvent(trx, { accountId, event: 'auth state changed', value: 'signed-in', at })
  return session
}
