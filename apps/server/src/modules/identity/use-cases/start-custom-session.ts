import type { ErrorAttributes } from '@vizit/contract/errors.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { IdentityDeps } from '../deps.ts'
import { spendCustomToken } from '../store/spent-custom-tokens.ts'
import { verifyCustomToken } from '../tokens/custom-token.ts'
import { type GrantedSession, grantSession } from './grant-session.ts'
import { signInPhone } from './sign-in-phone.ts'

export interface PartnerSignIn {
  readonly token: string
  readonly deviceId: string
  readonly deviceName: string
  readonly language: Language
  /** The sender's network address. */
  readonly address: string
  readonly anonymousId: string | undefined
}

type Unfit = ErrorAttributes<'INVALID_CUSTOM_TOKEN'>['reason']

/** Exchanges a partner's token for a session; devices follow the same rules as after an SMS code. */
export async function startCustomSession(
  { token, ...device }: PartnerSignIn,
  deps: IdentityDeps,
): Promise<GrantedSession | Unfit> {
  const { database, clock, notifications, customTokens } = deps
  const verified = await verifyCustomToken(customTokens, token, clock.now())
  if (typeof verified === 'string') return verified
  const opened = await database.db.transaction().execute(async trx => {
    if (!(await spendCustomToken(trx, verified))) return 'replayed'
    return signInPhone(trx, { phone: verified.phone, ...device }, deps)
  })
  if (opened === 'replayed') return opened
  if (opened.unknownDevice) notifications.nudge()
  if (opened.isNewcomer) deps.changes.publish('devices', { accounts: [opened.holder.accountId] })
  return grantSession(opened.holder, opened.refreshToken, deps)
}
