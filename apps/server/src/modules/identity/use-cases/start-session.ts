import type { IdentityDeps } from '../deps.ts'
import { spendToken } from '../store/phone-logins.ts'
import { hashToken } from '../tokens/one-time-code.ts'
import { type GrantedSession, grantSession } from './grant-session.ts'
import { openSession } from './open-session.ts'
import { tellOfNewDevice } from './tell-of-new-device.ts'

/** Trades a one-time sign-in token, on the device that earned it, for a session; null when it is not in force. */
export async function startSession(
  token: string,
  deviceId: string,
  deps: IdentityDeps,
): Promise<GrantedSession | null> {
  const { database, clock, notifications } = deps
  const opened = await database.db.transaction().execute(async trx => {
    const login = await spendToken(trx, hashToken(token), deviceId, clock.now())
    if (!login) return null
    const { phone, device_name: deviceName, language } = login
    const session = await openSession(trx, { phone, deviceId, deviceName, language }, deps)
    if (session.unknownDevice) {
      await tellOfNewDevice(trx, { phone, deviceName, ...session.unknownDevice }, deps)
    }
    return session
  })
  if (opened?.unknownDevice) notifications.nudge()
  return opened && grantSession(opened.patient, opened.refreshToken, deps)
}
