import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { invoiceActs } from '../testing/invoice-acts.ts'
import { HEADER, invoiceFeed, positionsOf } from '../testing/invoice-feed.ts'

const world = await testWorld()
const { list } = invoiceActs(world)
const { send, coveredVisit } = await invoiceFeed(world)

let { patient, doctor, visitId } = await coveredVisit()
let nth = 0
beforeEach(async () => {
  ;({ patient, doctor, visitId } = await coveredVisit())
  nth += 1
})

/** Who pays the visit; `entered`: by a registry, which does not say. */
async function payer(coverer: string | null, entered = false) {
  await world.db.updateTable('visit').set({ coverer_code: coverer }).where('id', '=', visitId).execute()
  if (!entered) return
  await world.db
    .insertInto('registry_visit')
    .values({
      ...{ visit_id: visitId, provider_id: world.clinic.providerId, number: `N-${nth}` },
      ...{ assignment_id: doctor.assignmentId, starts_at: '2026-02-27T06:00:00Z', cancelled: false },
    })
    .execute()
}

test.each([
  [
    'one that was booked at own expense, though a programme covered its day',
    null,
    false,
    'bns',
    'ownExpense',
  ],
  ['one that another programme pays', 'bns', false, 'epam', 'otherProgramme'],
  [
    'one that a registry entered, of a patient whom the programme did not cover',
    null,
    true,
    'epam',
    'notCovered',
  ],
])('of visits, %s has no invoice, and the line is told', async (_visit, coverer, entered, asked, problem) => {
  await world.cover(await world.patient(), { code: 'epam' })
  await payer(coverer, entered)
  const { json } = await send(`${HEADER}\nE-${nth},${visitId},${asked},2026-03-01,1,Приём,10,`)
  expect(json).toMatchObject({
    added: 0,
    rejected: { count: 1, lines: [{ line: 2, column: 'programme', problem: `invoices.${problem}` }] },
  })
  expect((await list(patient)).json).toEqual([])
})

test('a visit that a registry entered has an invoice of a programme that covered the patient on its day', async () => {
  await payer(null, true)
  expect((await send(`${HEADER}\n${positionsOf(visitId, `V-${nth}`)}`)).json).toMatchObject({ added: 1 })
})
