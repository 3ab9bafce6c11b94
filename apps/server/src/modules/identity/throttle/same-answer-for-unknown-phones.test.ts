import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import type pg from 'pg'
import { expect, test } from 'vitest'

const { ask, signIn, prove, database } = await signInWorld()

let statements: string[] = []
const recorded = new WeakSet<pg.PoolClient>()
database.pool.on('acquire', client => {
  if (recorded.has(client)) return
  recorded.add(client)
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    const [asked] = given
    statements.push(
      typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? ''),
    )
    return query(...given)
  }) as typeof client.query
})

/** Statements of the sign-in itself, without those of message delivery and of reading keys. */
const OWN = /phone_login|"device"|spent_proof|insert into "outbox"/
const ofSignIn = () => statements.filter(text => OWN.test(text))

let made = 0
const stranger = () => ({ deviceId: `stranger-${++made}`, address: `10.9.0.${made}` })

async function traceOf(phone: string, more: object = {}) {
  statements = []
  const { status, json } = await ask({ phone, ...stranger(), ...more })
  return { status, answered: Object.keys(json), needsHumanCheck: json.needsHumanCheck, asked: ofSignIn() }
}

test.each([
  ['without a proof', async () => ({})],
  ['with a proof', async () => ({ proof: await prove() })],
])(
  'a stranger gets the same answers for a number with an account and one without, %s',
  async (_case, given) => {
    const known = `+37529${String(++made).padStart(7, '0')}`
    await signIn({ phone: known, deviceId: `owner-${made}` })
    const ofKnown = await traceOf(known, await given())
    const ofUnknown = await traceOf(`+37529${String(++made).padStart(7, '0')}`, await given())
    expect(ofKnown).toEqual(ofUnknown)
    expect(ofKnown.asked.length).toBeGreaterThan(4)
  },
)

test('the answers are also the same when a captcha or a wait is required', async () => {
  const [known, unknown] = ['+375297654321', '+375297654322']
  await signIn({ phone: known, deviceId: 'owner-of-both' })
  for (let n = 0; n < 6; n += 1) {
    const [ofKnown, ofUnknown] = [await traceOf(known), await traceOf(unknown)]
    expect(ofKnown).toEqual(ofUnknown)
    expect(ofKnown.needsHumanCheck).toBe(n >= 3)
  }
})
