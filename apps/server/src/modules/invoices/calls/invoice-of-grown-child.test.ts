import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { comeOfAge } from '../../family/public.ts'
import { addFeedKey } from '../../feeds/public.ts'
import { invoiceActs } from '../testing/invoice-acts.ts'

const world = await testWorld()
const { decide, list, show, told } = invoiceActs(world)
const { providerCode } = world.clinic
const parent = await world.patient()
/** Has an account, and has entered nothing of themselves yet. */
const grown = await world.patient({ firstName: null })
const FACTS = { fullNameRu: 'Иванова Вера', birthday: '2008-03-10', sex: 'FEMALE', consentReceived: true }

const sentTo = async (phone: string) => (await told({ phone })).filter(text => text.includes('счёт'))

let childId: string
beforeAll(async () => {
  childId = await world.relative(
    parent.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { firstName: 'Вера', birthday: FACTS.birthday },
  )
  await world.db
    .insertInto('profile_phone')
    .values({ profile_id: childId, phone: grown.phone, confirmed_at: null })
    .execute()
  await world.cover({ profileId: childId }, { code: 'bns', kind: 'INSURER' })
  const { assignmentId } = await world.doctor()
  const at = { daysAgo: 3, covererCode: 'bns' }
  const visitId = await world.pastVisit({ ...parent, profileId: childId }, assignmentId, at)
  world.clock.set('2026-03-10T09:00:00Z')
  await comeOfAge(testServices(world))
  const owner = { kind: 'provider', code: providerCode } as const
  const { key } = requireValue(await addFeedKey(owner, null, { db: world.db, clock: world.clock }))
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: `/api/v2/feeds/providers/${providerCode}/invoices?sequence=1`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
    payload: `invoice,visit,programme,date,position,service,amount,covered\nG-1,${visitId},bns,2026-03-01,1,Приём,60,60`,
  })
  expect(statusCode).toBe(200)
})

test('an invoice for a visit of a child who is 18 by now: the parents see nothing, and are told who has to answer', async () => {
  const again = await world.anotherDevice(parent)
  expect((await list(again)).json).toEqual([])
  expect(await sentTo(parent.phone)).toEqual([
    'Визит: счёт за визит ждёт ответа до 20.03.2026 включительно. Вера — уже 18 лет: ответить можно только из своего профиля.',
  ])
})

test('the grown child is told by the phone that the parents entered, and answers after entering their own data', async () => {
  const [text = ''] = await sentTo(grown.phone)
  expect(text).toContain('счёт за ваш визит ждёт ответа до 20.03.2026 включительно. Войдите по этому номеру')
  const id = text.slice(text.lastIndexOf('/') + 1)
  const device = await world.anotherDevice(grown)
  expect((await show(device, id)).status).toBe(404)
  const { json } = await world.call('POST', '/api/v2/my/profile', { bearer: device.bearer, body: FACTS })
  expect(json.me).toBe(childId)
  expect((await show(device, id)).json).toMatchObject({ state: 'WAITING', canDecide: true })
  expect((await decide(device, id, { kind: 'CONFIRMED' })).json).toMatchObject({ state: 'CONFIRMED' })
})

describe('an invoice that waits on the 18th birthday', () => {
  const BIRTHDAY = '2008-04-10'

  /** A child with a phone, and an invoice that the parents have been told of. */
  async function waiting({ days }: { readonly days: number }) {
    world.clock.set('2026-04-08T09:00:00Z')
    const mother = await world.patient()
    const phone = `37529${String(7_700_000 + days)}`
    const profileId = await world.relative(
      mother.accountId,
      { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
      { firstName: 'Лев', birthday: BIRTHDAY },
    )
    await world.db
      .insertInto('profile_phone')
      .values({ profile_id: profileId, phone, confirmed_at: null })
      .execute()
    const { assignmentId } = await world.doctor()
    const visitId = await world.pastVisit({ ...mother, profileId }, assignmentId, { daysAgo: 3 })
    const invoiceId = await world.invoice(visitId, { days })
    return { mother, phone, invoiceId }
  }
  const birthday = async () => {
    world.clock.set('2026-04-10T09:00:00Z')
    await comeOfAge(testServices(world))
  }

  test('is the grown child’s to decide, who is told of it, and no more the parents’', async () => {
    const { mother, phone, invoiceId } = await waiting({ days: 10 })
    expect((await show(mother, invoiceId)).json.canDecide).toBe(true)
    await birthday()
    const again = await world.anotherDevice(mother)
    expect((await show(again, invoiceId)).status).toBe(404)
    expect((await decide(again, invoiceId, { kind: 'CONFIRMED' })).status).toBe(404)
    await testServices(world).invoices.work()
    await testServices(world).invoices.work()
    expect(await sentTo(phone)).toEqual([expect.stringContaining('счёт за ваш визит ждёт ответа до')])
    expect(await sentTo(mother.phone)).toEqual([expect.stringContaining('Лев — уже 18 лет')])
  })

  test('is told to the grown child, though the parents were reminded of it already', async () => {
    const { phone } = await waiting({ days: 3 })
    world.clock.set('2026-04-09T12:00:00Z')
    await testServices(world).invoices.work()
    expect(await sentTo(phone)).toEqual([])
    await birthday()
    await testServices(world).invoices.work()
    expect(await sentTo(phone)).toEqual([expect.stringContaining('счёт за ваш визит ждёт ответа до')])
  })
})
