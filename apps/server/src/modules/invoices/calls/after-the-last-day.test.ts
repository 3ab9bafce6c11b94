import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { invoiceActs, readFeed } from '../testing/invoice-acts.ts'
import { HEADER, invoiceFeed, positionsOf } from '../testing/invoice-feed.ts'

const world = await testWorld()
const { decide, list, show } = invoiceActs(world)
const { key, keyOf, send, coveredVisit, providerCode } = await invoiceFeed(world)
const { patient, visitId } = await coveredVisit()
const coverer = await keyOf('programme', 'bns')
const [CODE, ANSWERS] = ['LAST-DAY', ['CONFIRMED', 'PARTIAL', 'REJECTED']]

/** What the organisation and the coverer read of the invoice. */
const handedOver = async () =>
  (
    await Promise.all([
      readFeed(world, `providers/${providerCode}`, key, '?limit=1000'),
      readFeed(world, 'programmes/bns', coverer, '?limit=1000'),
    ])
  ).map(({ json }) =>
    json.decisions
      .filter(({ invoice }: { invoice: string }) => invoice === CODE)
      .map(({ decision }: { decision: string }) => decision),
  )
const told = () =>
  world.db.selectFrom('outbox').select('template').where('recipient', '=', patient.phone).execute()

test('an invoice waits until the midnight after its last day; then it is unanswered for everybody, and nobody is reminded of it', async () => {
  await send(`${HEADER}\n${positionsOf(visitId, CODE)}`)
  const [{ id, answerUntil }] = (await list(patient)).json
  const { work } = testServices(world).invoices
  const midnight = Date.parse(answerUntil)
  world.clock.set(new Date(midnight - 1000))
  const device = await world.anotherDevice(patient)
  await work()
  expect((await show(device, id)).json).toMatchObject({ state: 'WAITING', canDecide: true })
  expect(await handedOver()).toEqual([[], []])
  const before = await told()

  world.clock.set(answerUntil)
  const unanswered = { state: 'UNANSWERED', canDecide: false }
  const refusals = async () =>
    Promise.all(
      ANSWERS.map(kind =>
        decide(device, id, { kind, reason: 'Не делали', rejected: [{ position: 1, reason: 'Не делали' }] }),
      ),
    )
  for (const run of [async () => undefined, work, work]) {
    await run()
    expect((await show(device, id)).json).toMatchObject(unanswered)
    expect((await list(device)).json).toMatchObject([unanswered])
    for (const { json } of await refusals())
      expect(json).toMatchObject({
        ...{ code: 'INVOICE_TOO_LATE', attributes: { answerUntil } },
        detail: expect.stringContaining('Срок ответа по счёту прошёл'),
      })
  }
  expect(await handedOver()).toEqual([['UNANSWERED'], ['UNANSWERED']])
  world.clock.advance(1440)
  await work()
  expect(await told()).toEqual(before)
})
