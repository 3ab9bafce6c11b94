import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byEmail, byPush, bySms, toldWorld } from '../testing/told-world.ts'

const { world, server, service, arrived, pharmacySells, someoneTold } = await toldWorld()
const path = '/api/v2/my/drug-alerts'
const LINK = 'https://vizit.example/drugs/1?town=17'

test('by push: the browser gets it once, it opens the drug in the town, and names no drug', async () => {
  const { ask, waits } = await someoneTold(byPush)
  expect((await ask(1000)).status).toBe(200)
  await pharmacySells('10.01')
  expect(service.taken).toEqual([])
  await pharmacySells('10.00')
  await pharmacySells('9.00')
  expect(service.taken.map(({ shown }) => shown)).toMatchObject([
    { opens: '/drugs/1?town=17', body: expect.stringContaining('по вашей цене') },
  ])
  expect(JSON.stringify(service.taken)).not.toMatch(/Альфален|200мг|10[.,]00/)
  expect(await waits()).toEqual([])
  expect(arrived).toEqual([])
})

test('by push: different drugs that come at once are one notification, which opens the pharmacies that have them', async () => {
  await sql`insert into drug (id, code, name_ru) values (2, 'd2', 'Бетален')`.execute(world.db)
  await sql`insert into drug_pack (id, code, drug_id, presentation_ru) values (4, 'p4', 2, 'гель 50г')`.execute(
    world.db,
  )
  const { bearer, ask, waits } = await someoneTold(byPush)
  await ask(null)
  const body = { locationCode: 17, maxPrice: null }
  expect((await world.call('PUT', `${path}/4`, { bearer, body })).status).toBe(200)
  await pharmacySells('10', ['p1', 'p4'])
  await pharmacySells('9', ['p1', 'p4'])
  expect(service.taken.map(({ shown }) => shown)).toMatchObject([
    {
      opens: '/pharmacies?packs=1:1,4:1&town=17',
      body: expect.stringContaining('Лекарства, которых вы ждали'),
    },
  ])
  expect(JSON.stringify(service.taken)).not.toMatch(/Альфален|Бетален/)
  expect(await waits()).toEqual([])
})

test.each([
  ['SMS', bySms, 'sms'],
  ['e-mail', byEmail, 'email'],
] as const)(
  'by %s: the message has a link to the drug, comes once, and the wait is over',
  async (_way, chosen, by) => {
    const { ask, waits, phone, address } = await someoneTold(chosen)
    await ask(null)
    await pharmacySells('10')
    await pharmacySells('9')
    expect(arrived).toMatchObject([{ by, message: { to: by === 'sms' ? phone : address } }])
    expect(arrived[0]?.message.text).toContain(LINK)
    expect(arrived[0]?.message.text).not.toMatch(/Альфален|200мг/)
    expect(service.taken).toEqual([])
    expect(await waits()).toEqual([])
  },
)

test.each([
  ['push', byPush],
  ['SMS', bySms],
  ['e-mail', byEmail],
] as const)('who is told by %s and no longer wants to be is not told', async (_way, chosen) => {
  const { ask, stop, waits } = await someoneTold(chosen)
  await ask(null)
  expect(await waits()).toHaveLength(1)
  expect((await stop()).status).toBe(204)
  await pharmacySells('10')
  expect([arrived, service.taken, await waits()]).toEqual([[], [], []])
})

test.each([
  ['push', byPush],
  ['SMS', bySms],
  ['e-mail', byEmail],
] as const)('what nobody sold for its days ends by itself: nothing comes by %s', async (_way, chosen) => {
  const { ask, waits } = await someoneTold(chosen)
  const { json } = await ask(null)
  const minutes = Math.ceil((Date.parse(json.expiresAt) - world.clock.now().getTime()) / 60_000)
  world.clock.advance(minutes)
  await server.drugAlerts.work()
  await pharmacySells('10')
  expect([arrived, service.taken, await waits()]).toEqual([[], [], []])
})
