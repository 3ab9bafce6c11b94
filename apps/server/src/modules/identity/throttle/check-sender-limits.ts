import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { needsHumanCheck } from './needs-human-check.ts'
import { type CountedKind, type Rule, rulesFor, type Scope } from './rules.ts'

export interface Sender {
  readonly phone: string
  readonly deviceId: string
  readonly addressHash: Buffer
  readonly knownDevice: boolean
  /** The request came with a correct proof of work. */
  readonly proven: boolean
}

export type SenderLimitResult =
  | { readonly kind: 'free' | 'human-check' }
  | { readonly kind: 'sender-locked' | 'wait'; readonly retryAfter: number }

/**
 * Whether this sender may request a code now. Call it after `lockSender` in the same transaction, so that
 * concurrent requests are counted one after another.
 */
export async function checkSenderLimits(
  trx: Kysely<DB>,
  sender: Sender,
  now: Date,
): Promise<SenderLimitResult> {
  const rules = rulesFor(sender.knownDevice)
  const questions = rules.map((rule, index) => reachedAt(rule, index, sender, now))
  const { rows } = await sql<{ rule: number; at: Date }>`${sql.join(questions, sql` union all `)}`.execute(
    trx,
  )
  const broken = rows.flatMap(({ rule: index, at }) => {
    const rule = rules[index]
    return rule ? [{ consequence: rule.consequence, freeAt: at.getTime() + rule.windowSeconds * 1000 }] : []
  })
  const refusing = broken
    .filter(({ consequence }) => consequence !== 'suspicion')
    .sort((a, b) => b.freeAt - a.freeAt)[0]
  if (refusing && refusing.consequence !== 'suspicion') {
    return {
      kind: refusing.consequence,
      retryAfter: Math.max(1, Math.ceil((refusing.freeAt - now.getTime()) / 1000)),
    }
  }
  const suspicions = broken.length
  return { kind: needsHumanCheck({ ...sender, suspicions }) ? 'human-check' : 'free' }
}

/** SQL: one row if the rule's limit is reached, with the time of the event that must leave the window first. */
function reachedAt(rule: Rule, index: number, sender: Sender, now: Date) {
  const since = new Date(now.getTime() - rule.windowSeconds * 1000)
  const inScope = sql`${scopeOf(rule.scope, sender)} and ${countedOf(rule.counted)} and created_at > ${since}`
  const events =
    rule.counted === 'numbers'
      ? sql`select max(created_at) as at from phone_login where ${inScope} group by phone`
      : sql`select created_at as at from phone_login where ${inScope}`
  return sql`(select ${index}::int as rule, at from (${events}) event order by at desc offset ${rule.limit - 1} limit 1)`
}

function scopeOf(scope: Scope, { phone, deviceId, addressHash }: Sender) {
  if (scope === 'address') return sql`address_hash = ${addressHash} and not known_device`
  if (scope === 'device') return sql`device_id = ${deviceId}`
  if (scope === 'device-phone') return sql`phone = ${phone} and device_id = ${deviceId}`
  return sql`phone = ${phone} and not known_device`
}

/** SQL: codes that strangers had sent to the phone and did not sign in with. */
export function codesOfStrangers(sender: Sender) {
  return sql`${scopeOf('stranger-phone', sender)} and ${countedOf('codes')}`
}

function countedOf(counted: CountedKind) {
  if (counted === 'exhausted') return sql`state = 'blocked'`
  const open = sql`state not in ('confirmed', 'spent')`
  return counted === 'codes' ? sql`${open} and sent_at is not null` : open
}

/** Locks the phone, the device and the address, so that requests of each are judged one at a time. */
export async function lockSender(trx: Kysely<DB>, { phone, deviceId, addressHash }: Sender): Promise<void> {
  const names = [`phone ${phone}`, `device ${deviceId}`, `address ${addressHash.toString('hex')}`].sort()
  for (const name of names) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`vizit sign-in ${name}`}, 0))`.execute(trx)
  }
}
