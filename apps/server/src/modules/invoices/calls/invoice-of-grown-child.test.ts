import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeAll, expect, test } from 'vitest'
import { comeOfAge } from '../../family/public.ts'
import { addFeedKey } from '../../feeds/public.ts'
import { invoiceActs } from '../testing/invoice-acts.ts'

const world = await testWorld()
const { decide, list, show } = invoiceActs(world)
const { providerCode } = world.clinic
const parent = await world.patient()
/** Has an account, and has entered nothing of themselves yet. */
const grown = await world.patient({ firstName: null })
const FACTS = { fullNameRu: 'Иванова Вера', birthday: '2008-03-10', sex: 'FEMALE', consentReceived: true }

const sentTo = async (phone: string): Promise<string[]> =>
  (await world.call('GET', `/dev/messages.json?to=${phone}`)).json
    .map(({ text }: { text: string }) => text)
    .filter((text: string) => text.includes('счёт'))

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
