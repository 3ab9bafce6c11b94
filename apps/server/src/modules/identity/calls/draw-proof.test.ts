import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test } from 'vitest'

const { ask, app, codesOf, newServer, prove, db, advanceSeconds } = await signInWorld()

let made = 0
const someone = () => {
  const number = String(++made).padStart(7, '0')
  return { phone: `+37525${number}`, deviceId: `device-${number}` }
}
const codeOf = async (asking: Parameters<typeof ask>[0]) => (await ask(asking)).json.code

test('a solved proof is accepted once, on any server', async () => {
  const other = await newServer()
  const proof = await prove()
  const [one, two] = await Promise.all([ask({ ...someone(), proof }), other.ask({ ...someone(), proof })])
  expect([one.status, two.status].sort()).toEqual([200, 400])
  expect(await codeOf({ ...someone(), proof })).toBe('RECAPCHA_IS_NOT_VALID')
  const stored = await db.selectFrom('spent_proof').selectAll().execute()
  expect(stored).toHaveLength(1)
})

test('a proof expires after five minutes', async () => {
  const [early, late] = [await prove(), await prove()]
  advanceSeconds(299)
  expect((await ask({ ...someone(), proof: early })).status).toBe(200)
  advanceSeconds(1)
  expect(await codeOf({ ...someone(), proof: late })).toBe('RECAPCHA_IS_NOT_VALID')
})

const opened = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString())
const closed = (proof: object) => Buffer.from(JSON.stringify(proof)).toString('base64')

test.each([
  ['nothing', () => ''],
  ['no proof at all', () => 'abracadabra'],
  ['an empty object', () => closed({})],
  [
    'another answer',
    (proof: string) => closed({ ...opened(proof), solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
  ],
  [
    'a later end',
    (proof: string) => {
      const { challenge, solution } = opened(proof)
      const data = { expires: challenge.parameters.data.expires + 600 }
      return closed({ challenge: { ...challenge, parameters: { ...challenge.parameters, data } }, solution })
    },
  ],
  [
    'lighter work',
    (proof: string) => {
      const { challenge, solution } = opened(proof)
      const parameters = { ...challenge.parameters, cost: 1 }
      return closed({ challenge: { ...challenge, parameters }, solution })
    },
  ],
])('%s is refused, and no code is sent', async (_case, change) => {
  const me = someone()
  const { status, json } = await ask({ ...me, proof: change(await prove()) })
  expect([status, json.code]).toEqual([400, 'RECAPCHA_IS_NOT_VALID'])
  expect(await codesOf(me.phone)).toEqual([])
})

test('a challenge is never repeated, and may not be cached', async () => {
  const draw = () => app.inject('/api/v2/my/phone-login/challenge')
  const [one, two] = [await draw(), await draw()]
  expect(one.json().signature).not.toBe(two.json().signature)
  expect(one.headers['cache-control']).toBe('no-cache')
})

test('a proof lets a device ask for two more numbers before it needs a captcha', async () => {
  const { deviceId } = someone()
  const asked = []
  for (let n = 0; n < 6; n += 1) {
    const { json } = await ask({ ...someone(), deviceId, proof: await prove() })
    asked.push(json.needsHumanCheck)
  }
  expect(asked).toEqual([false, false, false, false, false, true])
})
