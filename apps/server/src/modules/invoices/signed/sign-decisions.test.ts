import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { compactVerify, importJWK } from 'jose'
import { expect, test } from 'vitest'
import { invoiceActs } from '../testing/invoice-acts.ts'
import { signDecisions } from './sign-decisions.ts'
import { statementKey } from './statement-key.ts'

const world = await testWorld()
const { decide, list } = invoiceActs(world)
const { database, clock } = world
const deps = { database: { ...database, close: database.drop }, clock, secret: SECRET }

test('what was said is handed over as a signed file, from a number on; a changed one is found out', async () => {
  for (const programme of ['bns', 'bns', 'epam']) {
    const patient = await world.patient()
    const { assignmentId } = await world.doctor()
    await world.invoice(await world.pastVisit(patient, assignmentId, { daysAgo: 3 }), { programme })
    const [{ id }] = (await list(patient)).json
    await decide(patient, id, { kind: 'CONFIRMED' })
  }
  const { file, count, last } = requireValue(
    await signDecisions({ of: { kind: 'programme', code: 'bns' }, after: 1 }, deps),
  )
  expect([count, last]).toEqual([1, 2])
  const { publicJwk } = await statementKey(SECRET)
  const key = await importJWK(publicJwk)
  const { payload, protectedHeader } = await compactVerify(file, key)
  expect(protectedHeader.kid).toBe(publicJwk.kid)
  expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({
    ...{ programme: 'bns', after: 1, last: 2 },
    decisions: [{ number: 2, decision: 'CONFIRMED', covererCode: 'bns' }],
  })
  const [head, body, signature] = file.split('.')
  const changed = Buffer.from(
    Buffer.from(body ?? '', 'base64url')
      .toString()
      .replace('CONFIRMED', 'REJECTED'),
  )
  await expect(
    compactVerify([head, changed.toString('base64url'), signature].join('.'), key),
  ).rejects.toThrow()
})

test.each(['provider', 'programme'] as const)('nothing is signed for a %s that nobody knows', async kind => {
  expect(await signDecisions({ of: { kind, code: 'nobody' }, after: 0 }, deps)).toBeNull()
})
