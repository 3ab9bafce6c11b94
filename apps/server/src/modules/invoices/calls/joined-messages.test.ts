import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { invoiceActs } from '../testing/invoice-acts.ts'
import { HEADER, invoiceFeed, NIGHT, positionsOf } from '../testing/invoice-feed.ts'

const world = await testWorld()
const acts = invoiceActs(world)
const { decide } = acts
const { removeChild } = familyActs(world.call)
const { send, coveredVisit } = await invoiceFeed(world)
const services = testServices(world)

let { patient, visitId } = await coveredVisit()
let nth = 0
beforeEach(async () => {
  world.clock.set(WORLD_START)
  ;({ patient, visitId } = await coveredVisit())
  nth += 1
})

const feedOf = (...codes: string[]) =>
  `${HEADER}\n${codes.map(code => positionsOf(visitId, `${code}-${nth}`)).join('\n')}`

const told = (who = patient) => acts.told(who)
const idOf = (code: string) => acts.idOf(patient, `${code}-${nth}`)

test('invoices that come in one go are one message with their number, which names nothing of them', async () => {
  await send(feedOf('A', 'B', 'C'))
  expect(await told()).toEqual([
    'Визит: счетов за визиты: 3. Проверьте первый до 12.03.2026 включительно: http://localhost:8080/visits/invoices',
  ])
})

/** Invoices of two children of the patient, in one go. */
async function sendOfChildren() {
  const [sent, children] = [[] as string[], [] as string[]]
  for (const firstName of ['Ева', 'Лев']) {
    const relation = { relKind: 'CHILD', level: 'EDIT_PROFILE' } as const
    const child = await world.relative(patient.accountId, relation, { firstName })
    const doctor = await world.doctor()
    const visit = await world.pastVisit({ ...patient, profileId: child }, doctor.assignmentId, {
      ...{ daysAgo: 3, covererCode: 'bns' },
    })
    sent.push(positionsOf(visit, `${firstName}-${nth}`))
    children.push(child)
  }
  expect((await send(`${HEADER}\n${sent.join('\n')}`)).json).toMatchObject({ added: 2 })
  return children
}

test('those of two children are one message to their parent', async () => {
  await sendOfChildren()
  expect(await told()).toEqual([expect.stringContaining('счетов за визиты: 2.')])
})

test('whoever loses one child in the night is still told of the invoices, and who loses both of none', async () => {
  world.clock.set(NIGHT)
  const [first = '', second = ''] = await sendOfChildren()
  expect((await removeChild(patient, first)).status).toBe(204)
  expect(await told()).toHaveLength(1)
  expect((await removeChild(patient, second)).status).toBe(204)
  expect(await told()).toEqual([])
})

test('what comes in quiet hours in several goes is one message after them', async () => {
  world.clock.set(NIGHT)
  await send(feedOf('A'))
  await send(feedOf('B', 'C'))
  await services.notifications.dispatch()
  await send(feedOf('D'))
  await send(`${feedOf('A')}\nA-${nth},${visitId},bns,2026-03-01,3,УЗИ,10,10`)
  expect(await told()).toEqual([expect.stringContaining('счетов за визиты: 4.')])
  world.clock.set('2026-03-03T06:00:00Z')
  await services.notifications.dispatch()
  await send(feedOf('E'))
  expect(await told()).toEqual([
    expect.stringContaining('Проверьте до'),
    expect.stringContaining('счетов за визиты: 4.'),
  ])
})

test('an invoice of which the last day is this one is told of in quiet hours, too', async () => {
  world.clock.set(NIGHT)
  const today = `${HEADER},answer_until\nT-${nth},${visitId},bns,2026-03-01,1,Приём,50,50,2026-03-02`
  expect((await send(today)).json).toMatchObject({ added: 1 })
  await services.notifications.dispatch()
  const [message] = (await world.call('GET', `/dev/messages.json?to=${patient.phone}`)).json
  expect(message.text).toContain('Проверьте до 02.03.2026')
  expect(message.heldUntil).toBeUndefined()
})

test('an invoice that is answered before its message is sent is not told of, nor counted', async () => {
  world.clock.set(NIGHT)
  await send(feedOf('A', 'B', 'C'))
  await decide(patient, await idOf('A'), { kind: 'CONFIRMED' })
  expect(await told()).toEqual([expect.stringContaining('счетов за визиты: 2.')])
  await decide(patient, await idOf('B'), { kind: 'CONFIRMED' })
  expect(await told()).toEqual([expect.stringContaining(`/visits/invoices/${await idOf('C')}`)])
  await decide(patient, await idOf('C'), { kind: 'CONFIRMED' })
  expect(await told()).toEqual([])
})

test('nor is it told to another parent who has not answered', async () => {
  const other = await world.patient()
  const child = await world.relative(patient.accountId, { relKind: 'CHILD', level: 'EDIT_PROFILE' })
  await world.relate(other.accountId, child, { relKind: 'CHILD', level: 'EDIT_PROFILE' })
  const doctor = await world.doctor()
  visitId = await world.pastVisit({ ...patient, profileId: child }, doctor.assignmentId, {
    ...{ daysAgo: 3, covererCode: 'bns' },
  })
  world.clock.set(NIGHT)
  await send(feedOf('A'))
  expect([(await told()).length, (await told(other)).length]).toEqual([1, 1])
  await decide(patient, await idOf('A'), { kind: 'CONFIRMED' })
  expect([await told(), await told(other)]).toEqual([[], []])
})

test('a push that no device has shown does not become an SMS after the answer', async () => {
  // In quiet hours, in which the server of the test sends nothing meanwhile.
  world.clock.set(NIGHT)
  await send(feedOf('A'))
  await world.db
    .updateTable('outbox')
    .set({ channel: 'push', pushed_at: world.clock.now(), delayed_by: 'receipt', sent_at: null })
    .where('recipient', '=', patient.phone)
    .execute()
  await decide(patient, await idOf('A'), { kind: 'CONFIRMED' })
  expect(await told()).toEqual([])
})

test('reminders are one message, too', async () => {
  await send(feedOf('A', 'B', 'C'))
  await services.notifications.dispatch()
  await decide(patient, await idOf('B'), { kind: 'CONFIRMED' })
  // In quiet hours, in which the server of the test sends nothing either.
  world.clock.set('2026-03-11T20:30:00Z')
  await services.invoices.work()
  expect((await told())[0]).toBe(
    'Визит: счетов без ответа: 2. Первый ждёт до 12.03.2026 включительно: https://vizit.example/visits/invoices',
  )
  await decide(patient, await idOf('A'), { kind: 'CONFIRMED' })
  expect((await told())[0]).toContain(`/visits/invoices/${await idOf('C')}`)
  expect(await told()).toHaveLength(2)
})

test('whose right is taken away in the quiet hours gets no message', async () => {
  const relative = await world.patient()
  const person = await world.relative(relative.accountId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' })
  const doctor = await world.doctor()
  visitId = await world.pastVisit({ ...relative, profileId: person }, doctor.assignmentId, {
    ...{ daysAgo: 3, covererCode: 'bns' },
  })
  world.clock.set(NIGHT)
  await send(feedOf('A', 'B'))
  expect(await told(relative)).toHaveLength(1)
  await world.db
    .updateTable('family_relation')
    .set({ access_level: 'VIEW_COVERAGE' })
    .where('account_id', '=', relative.accountId)
    .where('profile_id', '=', person)
    .execute()
  expect(await told(relative)).toEqual([])
})
