import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { CARD, insuredPatients, maria } from '../testing/insured-patients.ts'
import { linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { db, clock } = world
const at = linkingWorld(world)
const { bringInFor, patientWith } = insuredPatients(world, at)
beforeEach(at.clear)

const another = '2;1;4810000000032;;;Петрова;Анна;01.02.1980;375291110000;'
const insured = () => patientWith(maria(`${CARD};`), another)

test('whoever links while the coverer takes them off is not covered', async () => {
  const who = await insured()
  const { reply } = await db.transaction().execute(async trx => {
    await trx
      .updateTable('programme_member')
      .set({ removed_at: clock.now() })
      .where('programme_code', '=', 'shield')
      .where('code', '=', '1')
      .execute()
    const reply = at.insurer(who, { barcode: CARD })
    await waitUntilBlocked(db)
    return { reply }
  })
  expect((await reply).json.code).toBe('NO_CARD_FROM_COVERER')
  expect(await db.selectFrom('coverage').select('id').execute()).toEqual([])
})

test('a list that comes while somebody links takes them off afterwards, and they are told', async () => {
  const who = await insured()
  const { both } = await db.transaction().execute(async trx => {
    // Linking waits behind it once it has joined the person with the member.
    await sql`lock table audit in share mode`.execute(trx)
    const linking = at.insurer(who, { barcode: CARD })
    await waitUntilBlocked(db)
    const leaving = bringInFor(who, { members: [another] })
    await waitUntilBlocked(db, 2)
    return { both: Promise.all([linking, leaving]) }
  })
  const [linked] = await both
  expect(linked.status).toBe(200)
  expect((await at.list(who)).coverages).toMatchObject([{ status: 'ENDED', endedByCoverer: true }])
  expect(await at.sentTo(who.phone)).toEqual([expect.stringContaining('программа «Щит» больше не действует')])
})
