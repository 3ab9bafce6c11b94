import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await testWorld()
const { db } = world

test('a record is found again with all that belongs to it', async () => {
  const patient = await world.patient()
  const { recordId, ...record } = await world.medicalRecord(patient.profileId, { phone: patient.phone })
  const { testId } = await world.medicalTest({ recordId, ...record })
  const whose = { middle_name: 'Петровна', profile_id: null }
  await db.updateTable('medical_record').set(whose).where('id', '=', recordId).execute()
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'an outage'; end $$`.execute(db)
  await sql`
    create trigger fail before update on medical_test for each row execute function fail()`.execute(db)
  const list = () => world.call('GET', '/api/v2/my/providers/tests', { bearer: patient.bearer })
  expect((await list()).status).toBe(500)
  await sql`drop trigger fail on medical_test`.execute(db)
  world.clock.advance(1)
  const { tests } = (await list()).json
  const lastUpdated = world.clock.now().toISOString().replace('.000', '')
  expect(tests).toMatchObject([{ id: testId, lastUpdated }])
})
