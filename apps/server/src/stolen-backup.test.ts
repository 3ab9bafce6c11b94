import { sure } from '@vizit/test-kit/world/sure.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await testWorld()
const { db } = world

/** The tables a row of which says this anywhere, read as whoever has a copy of the database reads them. */
async function tablesThatSay(words: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(db)
  const saying: string[] = []
  for (const { name } of rows) {
    const found = await sql`
      select from ${sql.table(name)} as row where row::text ilike ${`%${words}%`} limit 1`.execute(db)
    if (found.rows.length > 0) saying.push(name)
  }
  return saying
}

/** As messages say it; the catalogue of doctors has the parts of the name apart. */
const DOCTOR = 'Ковалевич Анна Петровна'

test('messages that wait say neither names nor times to whoever has a copy of the database', async () => {
  const patient = await world.patient()
  const doctor = await world.doctor()
  const [slot, another] = doctor.slots
  expect((await world.book(patient, sure(slot))).status).toBe(201)
  expect((await world.bookAsGuest(doctor, sure(another))).status).toBe(201)
  expect((await world.messagesTo(patient.phone))[0]).toContain('Ковалевич')
  expect(await tablesThatSay(DOCTOR)).toEqual([])
  expect(await tablesThatSay('2026-03-03T06:00:00.000Z')).toEqual([])
})
