import { randomUUID } from 'node:crypto'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import type { Insertable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { PhoneLogin } from '../../../platform/database/generated/db.ts'
import { checkSenderLimits, type Sender } from './check-sender-limits.ts'
import { type Rule, rules } from './rules.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-02T06:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const sender: Sender = {
  phone: '375291112233',
  deviceId: 'device-one',
  addressHash: Buffer.alloc(32, 1),
  knownDevice: false,
  proven: false,
}

beforeEach(async () => {
  await db.deleteFrom('phone_login').execute()
})

let made = 0
/** Logins that count for this rule; they have only its scope in common. */
async function record({ scope, counted }: Rule, count: number, at: Date, state?: string) {
  const logins = Array.from({ length: count }, (): Insertable<PhoneLogin> => {
    const n = ++made
    const sharesPhone = scope === 'stranger-phone' || scope === 'device-phone'
    const sharesDevice = scope === 'device' || scope === 'device-phone'
    return {
      id: randomUUID(),
      phone: sharesPhone ? sender.phone : `37533${String(n).padStart(7, '0')}`,
      device_id: sharesDevice ? sender.deviceId : `device-${n}`,
      device_name: '',
      language: 'ru',
      address_hash: scope === 'address' ? sender.addressHash : Buffer.from(randomUUID()),
      known_device: scope === 'device-phone',
      state:
        state ?? (counted === 'exhausted' ? 'blocked' : counted === 'codes' ? 'code-sent' : 'needs-human'),
      sent_at: counted === 'logins' || counted === 'numbers' ? null : at,
      created_at: at,
      expires_at: at,
    }
  })
  if (logins.length > 0) await db.insertInto('phone_login').values(logins).execute()
}

const named = rules.map(
  rule => [`${rule.limit} ${rule.counted} of one ${rule.scope} in ${rule.windowSeconds} s`, rule] as const,
)

const refusing = named.filter(([, { consequence }]) => consequence !== 'suspicion')
test.each(refusing)('%s: refuses at the limit until the window has passed', async (_name, rule) => {
  await record(rule, rule.limit - 1, before(rule.windowSeconds - 1))
  expect((await checkSenderLimits(db, sender, now)).kind).not.toBe(rule.consequence)
  await record(rule, 1, before(rule.windowSeconds - 1))
  expect(await checkSenderLimits(db, sender, now)).toEqual({ kind: rule.consequence, retryAfter: 1 })
  expect((await checkSenderLimits(db, sender, before(-1))).kind).not.toBe(rule.consequence)
})

const isFirst = ({ scope, counted, limit }: Rule) =>
  !rules.some(other => other.scope === scope && other.counted === counted && other.limit < limit)
const suspicious = named
  .filter(([, { consequence }]) => consequence === 'suspicion')
  .map(([name, rule]) => [name, rule, isFirst(rule) ? { proven: false } : { proven: true }] as const)
test.each(suspicious)('%s: requires a captcha at the limit, with %o', async (_name, rule, { proven }) => {
  await record(rule, rule.limit - 1, before(rule.windowSeconds - 1))
  expect(await checkSenderLimits(db, { ...sender, proven }, now)).toEqual({ kind: 'free' })
  await record(rule, 1, before(rule.windowSeconds - 1))
  expect(await checkSenderLimits(db, { ...sender, proven }, now)).toEqual({ kind: 'human-check' })
  expect(await checkSenderLimits(db, { ...sender, proven }, before(-1))).toEqual({ kind: 'free' })
})

test.each(named)('%s: logins that ended in a sign-in are not counted', async (_name, rule) => {
  await record(rule, rule.limit + 1, before(1), 'spent')
  expect(await checkSenderLimits(db, sender, now)).toEqual({ kind: 'free' })
})

test.each(named.filter(([, { scope }]) => scope === 'address' || scope === 'stranger-phone'))(
  '%s: does not bind a device that signed in before',
  async (_name, rule) => {
    await record(rule, rule.limit + 1, before(1))
    expect(await checkSenderLimits(db, { ...sender, knownDevice: true }, now)).toEqual({ kind: 'free' })
  },
)

test('of several waits the longest is told', async () => {
  const [hour, lock] = rules.filter(({ consequence }) => consequence === 'wait')
  if (!hour || !lock) throw new Error('the rules have changed')
  await record(lock, lock.limit, before(600))
  await record(hour, hour.limit, before(600))
  expect(await checkSenderLimits(db, sender, now)).toEqual({
    kind: 'wait',
    retryAfter: lock.windowSeconds - 600,
  })
})

test('no wait is longer than the lock of three hours (decisions D3)', () => {
  for (const { windowSeconds } of rules) expect(windowSeconds).toBeLessThanOrEqual(3 * 3600)
})
