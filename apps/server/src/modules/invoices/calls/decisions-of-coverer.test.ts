import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { decodeJwt } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { signDecisions } from '../signed/sign-decisions.ts'
import { invoiceActs, readFeed } from '../testing/invoice-acts.ts'
import { HEADER, invoiceFeed } from '../testing/invoice-feed.ts'

const world = await testWorld()
const { decide, list } = invoiceActs(world)
const { key, keyOf, send, coveredVisit, providerCode } = await invoiceFeed(world)

const OWN = 'Анализ на ВИЧ'
const WORDS = 'Лечусь за свои деньги'

let { patient, doctor, visitId } = await coveredVisit()
let nth = 0
beforeEach(async () => {
  ;({ patient, doctor, visitId } = await coveredVisit())
  nth += 1
})

/** Sends positions by name, amount and what the programme pays, and decides about them. */
async function decided(positions: [name: string, amount: number, covered: number][], body: object) {
  const code = `C-${nth}`
  const rows = positions.map(
    ([name, amount, covered], at) =>
      `${code},${visitId},bns,2026-03-01,${at + 1},${name},${amount},${covered}`,
  )
  await send([HEADER, ...rows].join('\n'))
  const [{ id }] = (await list(patient)).json
  expect((await decide(patient, id, body)).status).toBe(200)
  return {
    code,
    coverer: await readBy('programme', 'bns', code),
    clinic: await readBy('provider', providerCode, code),
  }
}

async function readBy(owner: 'provider' | 'programme', code: string, invoice: string) {
  const by = owner === 'provider' ? key : await keyOf('programme', code)
  const { json } = await readFeed(world, `${owner}s/${code}`, by, '?limit=1000')
  return json.decisions.filter((each: { invoice: string }) => each.invoice === invoice)
}

/** The content of the signed file of the coverer. */
async function fileOfCoverer() {
  const { database, clock } = world
  const deps = { database: { ...database, close: database.drop }, clock, secret: SECRET }
  const { file } = requireValue(
    await signDecisions({ of: { kind: 'programme', code: 'bns' }, after: 0 }, deps),
  )
  return JSON.stringify(decodeJwt(file))
}

test('a coverer reads the positions that it pays and their sum; the clinic all', async () => {
  const { coverer, clinic } = await decided(
    [
      ['Приём', 50, 40],
      [OWN, 30, 0],
    ],
    { kind: 'CONFIRMED' },
  )
  expect(coverer).toMatchObject([
    { decision: 'CONFIRMED', covered: 4000, positions: [{ name: 'Приём', amount: 5000, covered: 4000 }] },
  ])
  expect(coverer[0].positions).toHaveLength(1)
  expect(clinic[0].positions).toMatchObject([{ name: 'Приём' }, { name: OWN, amount: 3000, covered: 0 }])
  expect(await fileOfCoverer()).not.toContain(OWN)
})

test('a coverer is not told of an invoice of which it pays nothing, nor of what the patient wrote', async () => {
  const { code, coverer, clinic } = await decided([[OWN, 300, 0]], { kind: 'REJECTED', reason: WORDS })
  expect(coverer).toEqual([])
  expect(clinic).toMatchObject([{ decision: 'REJECTED', reason: WORDS }])
  const file = await fileOfCoverer()
  expect(file).not.toContain(code)
  expect(file).not.toContain(WORDS)
})

test('who rejects only what the programme does not pay has confirmed all that it pays', async () => {
  const { coverer, clinic } = await decided(
    [
      ['Приём', 50, 40],
      [OWN, 30, 0],
    ],
    { kind: 'PARTIAL', rejected: [{ position: 2, reason: WORDS }] },
  )
  expect(coverer).toMatchObject([{ decision: 'CONFIRMED', positions: [{ accepted: true }] }])
  expect(JSON.stringify(coverer)).not.toContain(WORDS)
  expect(clinic).toMatchObject([{ decision: 'PARTIAL' }])
})

test('pages of a coverer go on over invoices of which it pays nothing', async () => {
  const by = await keyOf('programme', 'bns')
  const { last: start } = (await readFeed(world, 'programmes/bns', by, '?limit=1000')).json
  await decided([[OWN, 300, 0]], { kind: 'CONFIRMED' })
  ;({ patient, doctor, visitId } = await coveredVisit())
  nth += 1
  const { code } = await decided([['Приём', 50, 40]], { kind: 'CONFIRMED' })
  const { json } = await readFeed(world, 'programmes/bns', by, `?after=${start}&limit=1`)
  expect(json).toMatchObject({ decisions: [{ invoice: code }], hasMore: false })
})

/** The visit becomes one that a registry entered, which names no payer. */
async function enteredByRegistry() {
  await world.db.updateTable('visit').set({ coverer_code: null }).where('id', '=', visitId).execute()
  await world.db
    .insertInto('registry_visit')
    .values({
      ...{ visit_id: visitId, provider_id: world.clinic.providerId, number: `R-${nth}` },
      ...{ assignment_id: doctor.assignmentId, starts_at: '2026-02-27T06:00:00Z', cancelled: false },
    })
    .execute()
}

test.each([
  ['rejects', { kind: 'REJECTED', reason: WORDS }, []],
  ['confirms', { kind: 'CONFIRMED' }, [{ decision: 'CONFIRMED', covered: 4700 }]],
  [
    'confirms in part',
    { kind: 'PARTIAL', rejected: [{ position: 2, reason: WORDS }] },
    [{ decision: 'CONFIRMED', covered: 4000, positions: [{ name: 'Приём' }] }],
  ],
])('of a visit that a registry entered a coverer reads what the patient %s', async (_case, body, told) => {
  await enteredByRegistry()
  const { coverer, clinic } = await decided(
    [
      ['Приём', 50, 40],
      ['ЭКГ', 7, 7],
    ],
    body,
  )
  expect(coverer).toMatchObject(told)
  expect(coverer).toHaveLength(told.length)
  expect(JSON.stringify(coverer)).not.toContain(WORDS)
  expect(clinic).toMatchObject([{ decision: body.kind }])
})
