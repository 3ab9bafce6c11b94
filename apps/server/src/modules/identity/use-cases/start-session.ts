import { hashToken } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { hasAccount } from '../store/accounts.ts'
import { phoneOfToken, spendToken } from '../store/phone-logins.ts'
import { type GrantedSession, grantSession } from './grant-session.ts'
import { signInPhone } from './sign-in-phone.ts'

export interface TokenTrade {
  readonly token: string
  readonly deviceId: string
  readonly anonymousId: string | undefined
  /** The sender's network address. */
  readonly address: string
  /** Whether an account is made for a phone without one (calls §8.1, USER_NOT_REGISTERED). */
  readonly register: boolean
}

/** Exchanges a one-time sign-in token for a session, on the device that received it. */
export async function startSession(
  { token, deviceId, anonymousId, address, register }: TokenTrade,
  deps: IdentityDeps,
): Promise<GrantedSession | 'not-in-force' | 'not-registered'> {
  const { database, clock, notifications } = deps
  const hash = hashToken(token)
  const opened = await database.db.transaction().execute(async trx => {
    const now = clock.now()
    if (!register) {
      const phone = await phoneOfToken(trx, hash, deviceId, now)
      if (phone && !(await hasAccount(trx, phone))) return 'not-registered'
    }
    const login = await spendToken(trx, hash, deviceId, now)
    if (!login) return 'not-in-force'
    const { phone, device_name: deviceName, language } = login
    return signInPhone(trx, { phone, deviceId, deviceName, language, address, anonymousId }, deps)
  })
  if (typeof opened === 'string') return opened
  if (opened.unknownDevice) notifications.nudge()
  if (opened.isNewcomer) deps.changes.publish('devices', { accounts: [opened.holder.accountId] })
  return grantSession(opened.holder, opened.refreshToken, deps)
}
