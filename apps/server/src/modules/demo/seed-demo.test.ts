import { randomUUID } from 'node:crypto'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { createRelative } from '@vizit/test-kit/world/patient.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { programmeKeys } from '../programmes/public.ts'
import { createDemoMembers } from './programmes/demo-members.ts'
import { seedDemoProgrammes } from './programmes/seed-programmes.ts'
import { seedCountry } from './seed-country.ts'
import { seedDemo } from './seed-demo.ts'

const database = await testDatabase()
const { db } = database
const clock = { now: () => new Date('2026-11-21T09:00:00Z') }
const deps = { db, clock }

test('the demo fills an empty database, marked as demo, with free and taken times', async () => {
  const result = await seedDemo(deps)
  expect(result).toMatchObject({
    outcome: 'seeded',
    seeded: { organisations: 12, branches: 40, doctors: 400 },
  })
  const { rows } = await sql`
    select (select bool_and(is_demo) from provider) as demo,
      (select count(*)::int from doctor d where not exists (
        select from assignment a join timeslot t on t.assignment_id = a.id where a.doctor_id = d.id)) as without,
      (select count(*)::int from assignment_service) > 1000 as served,
      (select max(starts_at)::date from timeslot) as last`.execute(db)
  expect(rows).toEqual([{ demo: true, without: 0, served: true, last: '2027-01-21' }])
})

test('every demo clinic has reviews of made-up patients, marked as demo and counted', async () => {
  const { rows } = await sql<{
    code: string
    reviews: number
    demo: boolean
    answers: number
    counted: number
  }>`
    select p.code, count(*)::int as reviews, bool_and(r.is_demo and r.account_id is null) as demo,
      count(a.review_id)::int as answers,
      (select sum(c.reviews)::int from branch_review_count c join branch b on b.id = c.branch_id
        where b.provider_id = p.id) as counted
    from provider p left join review r on r.provider_id = p.id left join review_answer a on a.review_id = r.id
    group by p.id order by p.code`.execute(db)
  expect(rows).toHaveLength(12)
  for (const { reviews, demo, counted } of rows) {
    expect(reviews).toBeGreaterThan(10)
    expect([demo, counted]).toEqual([true, reviews])
  }
  expect(rows.some(({ answers }) => answers > 0)).toBe(true)
})

test('the programmes of the demo cover its clinics, and whoever links one is a member', async () => {
  const { coverageEnds: ends } = testServices({ database, clock })
  const programmes = { db, clock, keys: programmeKeys(SECRET), ends }
  const counts = async () => {
    const { rows } = await sql<{ code: string; covered: number; limits: number; members: number }>`
      select code, (select count(*)::int from programme_cover c where c.programme_code = p.code) as covered,
        (select count(*)::int from programme_limit l where l.programme_code = p.code) as limits,
        (select count(*)::int from programme_member m where m.programme_code = p.code) as members
      from programme p order by code`.execute(db)
    return rows
  }
  await seedDemoProgrammes(programmes)
  const seeded = [
    { code: 'bns', covered: 7, limits: 1, members: 0 },
    { code: 'epam', covered: 8, limits: 2, members: 0 },
  ]
  expect(await counts()).toEqual(seeded)
  await seedDemoProgrammes(programmes)
  expect(await counts()).toEqual(seeded)
  const { enrol } = createDemoMembers(programmes)
  const person = async () => {
    const id = randomUUID()
    await db
      .insertInto('account')
      .values({ id, phone: '375291234567', language: 'ru', created_at: clock.now() })
      .execute()
    return { id, profileId: await createRelative(db, id, { relKind: 'ME', level: 'VIEW_REPORTS_TESTS' }) }
  }
  const first = await person()
  await enrol(first.id)
  await enrol(first.id)
  expect((await counts()).map(({ members }) => members)).toEqual([1, 1])
  // The phone comes to another account: the former one was reset or deleted.
  await db.updateTable('account').set({ phone: null }).where('id', '=', first.id).execute()
  const second = await person()
  await enrol(second.id)
  const members = await db
    .selectFrom('programme_member')
    .select(['code', 'programme_code'])
    .where('removed_at', 'is', null)
    .orderBy('programme_code')
    .execute()
  expect(members.map(({ code }) => code)).toEqual([second.profileId, second.profileId])
})

test("the planner's statistics are updated after seeding", async () => {
  const { rows } = await sql`
    select reltuples > 100000 as known from pg_class where oid = 'timeslot'::regclass`.execute(db)
  expect(rows).toEqual([{ known: true }])
})

test('the demo is not added to a database with organisations', async () => {
  const before = await sql`select count(*) from timeslot`.execute(db)
  expect(await seedDemo(deps)).toEqual({ outcome: 'not-empty' })
  expect(await seedDemo(deps, { besideOthers: true })).toEqual({ outcome: 'not-empty' })
  expect(await sql`select count(*) from timeslot`.execute(db)).toEqual(before)
})

test('a fortieth of the country is one organisation of it', async () => {
  const result = await seedCountry(deps, { scale: 0.025 })
  expect(result).toMatchObject({
    outcome: 'seeded',
    seeded: { organisations: 1, branches: 10, doctors: 150 },
  })
  const { rows } = await sql<{ reviews: number; counted: number }>`
    select count(*)::int as reviews,
      (select sum(c.reviews)::int from doctor_review_count c where c.doctor_id in (
        select d.id from doctor d join provider p on p.id = d.provider_id where p.code = 'country-1')) as counted
    from review r join provider p on p.id = r.provider_id where p.code = 'country-1'`.execute(db)
  // A fortieth of 200,000.
  expect(rows[0]?.reviews).toBeGreaterThan(4000)
  expect(rows[0]?.counted).toBe(rows[0]?.reviews)
})
