import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { visitSettler } from '../../registry-visits/testing/settle-visit.ts'
import { invoiceActs } from '../testing/invoice-acts.ts'
import { HEADER, invoiceFeed, NIGHT, positionsOf } from '../testing/invoice-feed.ts'

const world = await testWorld()
const acts = invoiceActs(world)
const { decide, list, show } = acts
const { send, coveredVisit } = await invoiceFeed(world)
const settle = visitSettler(world)
const { invoices } = testServices(world)

let { patient, visitId } = await coveredVisit()
let nth = 0
beforeEach(async () => {
  world.clock.set(WORLD_START)
  ;({ patient, visitId } = await coveredVisit())
  nth += 1
  world.clock.set(NIGHT)
})

const told = () => acts.told(patient)
const idOf = (code: string) => acts.idOf(patient, `${code}-${nth}`)

async function anotherVisit() {
  const doctor = await world.doctor()
  return world.pastVisit(patient, doctor.assignmentId, { daysAgo: 4, covererCode: 'bns' })
}

test('of an invoice whose visit the registry cancels before the message is sent nobody is told', async () => {
  await send(`${HEADER}\n${positionsOf(visitId, `A-${nth}`)}`)
  expect(await told()).toHaveLength(1)
  await settle(visitId, 'cancelled')
  expect(await told()).toEqual([])
})

test('a message about invoices for several visits then speaks of the other ones', async () => {
  const other = await anotherVisit()
  await send(`${HEADER}\n${positionsOf(visitId, `A-${nth}`)}\n${positionsOf(other, `B-${nth}`)}`)
  expect(await told()).toEqual([expect.stringContaining('счетов за визиты: 2.')])
  await settle(visitId, 'cancelled')
  expect(await told()).toEqual([expect.stringContaining(`/visits/invoices/${await idOf('B')}`)])
})

test('a reminder that waits is withdrawn, too', async () => {
  world.clock.set(WORLD_START)
  await world.invoice(visitId, { days: 3 })
  world.clock.set('2026-03-03T20:30:00Z')
  await invoices.work()
  expect(await told()).toHaveLength(1)
  await settle(visitId, 'cancelled')
  expect(await told()).toEqual([])
})

test('an answer to it is refused because of the visit; if the registry takes the cancellation back, the patient is told and answers', async () => {
  await send(`${HEADER}\n${positionsOf(visitId, `A-${nth}`)}`)
  const id = await idOf('A')
  await settle(visitId, 'cancelled')
  const refused = await decide(patient, id, { kind: 'CONFIRMED' })
  expect([refused.status, refused.json.code, refused.json.attributes]).toEqual([
    ...[409, 'INVOICE_VISIT_CANCELLED', {}],
  ])
  expect(refused.json.detail).toBe(
    'Медицинский центр отменил этот визит. Отвечать на счёт и платить по нему не нужно. Если визит всё-таки был, позвоните в медицинский центр.',
  )
  await settle(visitId, 'completed')
  await invoices.work()
  expect(await told()).toEqual([expect.stringContaining(`/visits/invoices/${id}`)])
  expect((await show(patient, id)).json).toMatchObject({ state: 'WAITING', canDecide: true })
  expect((await decide(patient, id, { kind: 'CONFIRMED' })).status).toBe(200)
})

test('an invoice for a cancelled visit that nobody answered in time still says that the visit was cancelled', async () => {
  await send(`${HEADER}\n${positionsOf(visitId, `A-${nth}`)}`)
  await settle(visitId, 'cancelled')
  world.clock.set('2026-03-20T06:00:00Z')
  await invoices.work()
  const id = await idOf('A')
  expect((await show(patient, id)).json).toMatchObject({ state: 'UNANSWERED', isVisitCancelled: true })
  expect((await decide(patient, id, { kind: 'CONFIRMED' })).json.code).toBe('INVOICE_VISIT_CANCELLED')
})

test('those that wait for an answer stand before it in the list', async () => {
  const until = (code: string, of: string, day: string) =>
    `${code}-${nth},${of},bns,2026-03-01,1,Приём,50,50,${day}`
  const lines = [until('A', visitId, '2026-03-05'), until('B', await anotherVisit(), '2026-03-10')]
  await send(`${HEADER},answer_until\n${lines.join('\n')}`)
  const codes = async (query = '') =>
    (await list(patient, query)).json.map(({ code }: { code: string }) => code)
  expect(await codes()).toEqual([`A-${nth}`, `B-${nth}`])
  await settle(visitId, 'cancelled')
  expect(await codes()).toEqual([`B-${nth}`, `A-${nth}`])
  const { nextCursor } = (await list(patient, '?limit=1')).page
  expect(await codes(`?cursor=${nextCursor}`)).toEqual([`A-${nth}`])
})

test('an invoice that comes while the registry cancels the visit is not taken', async () => {
  const { reply } = await world.db.transaction().execute(async trx => {
    await trx
      .updateTable('visit')
      .set({ status: 'cancelled', cancelled_at: world.clock.now() })
      .where('id', '=', visitId)
      .execute()
    const reply = send(`${HEADER}\n${positionsOf(visitId, `A-${nth}`)}`)
    await waitUntilBlocked(world.db)
    return { reply }
  })
  expect((await reply).json).toMatchObject({
    ...{ added: 0, rejected: { lines: [{ problem: 'invoices.cancelledVisit' }] } },
  })
  expect(await told()).toEqual([])
})
