import { randomUUID } from 'node:crypto'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Family, ProfileFacts } from '../../family/public.ts'
import { limits } from '../limits.ts'
import { demoPhone, nextDemoNumber } from '../store/demo-phones.ts'
import { signIdentityToken } from '../tokens/identity-token.ts'
import { createSigningKeys } from '../tokens/signing-keys.ts'
import { type OpenedSession, openSession } from './open-session.ts'

export interface DemoAccount {
  readonly phone: string
  readonly profileId: string
  readonly deviceId: string
  /** The complete value for `Authorization: Bearer …`. */
  readonly bearer: string
}

export interface DemoAccountsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly secret: string
  readonly family: Family
}

/**
 * Makes new accounts of adults who have given consent, signed in for half a day, for trials, tests and benchmarks.
 * Every call makes other accounts, so that visits of one trial do not affect the next.
 */
export async function makeDemoAccounts(
  count: number,
  personOf: (n: number) => ProfileFacts,
  { database, clock, secret, family }: DemoAccountsDeps,
): Promise<DemoAccount[]> {
  const opened = await database.db.transaction().execute(async trx => {
    const first = await nextDemoNumber(trx)
    const sessions: (OpenedSession & { n: number; phone: string })[] = []
    for (let n = first; n < first + count; n += 1) {
      const phone = demoPhone(n)
      const device = { deviceId: `demo-${randomUUID()}`, deviceName: 'Demo' }
      const session = await openSession(trx, { phone, ...device, language: 'ru' }, { clock, family })
      sessions.push({ ...session, n, phone })
    }
    const subject = sessions[0]?.holder.accountId ?? 'none'
    await recordAudit(trx, { action: 'demo-accounts-made', subject, at: clock.now(), details: { count } })
    return sessions
  })
  const key = await createSigningKeys({ database, clock, secret }).current()
  const accounts: DemoAccount[] = []
  for (const { n, phone, holder } of opened) {
    const patient = { kind: 'patient', ...holder } as const
    const saved = await family.saveOwnProfile(patient.accountId, personOf(n), { telling: null })
    if (saved !== 'saved') throw new Error(`demo person ${n} was not accepted`)
    const me = (await family.membersOf(patient)).find(({ relKind }) => relKind === 'ME')
    if (!me) throw new Error(`demo account ${n} has no profile`)
    const seconds = limits.longestIdentityTokenSeconds
    const token = await signIdentityToken(key, holder, clock.now(), seconds)
    const { deviceId } = patient
    accounts.push({ phone, profileId: me.profileId, deviceId, bearer: `${deviceId}:${token}` })
  }
  return accounts
}
