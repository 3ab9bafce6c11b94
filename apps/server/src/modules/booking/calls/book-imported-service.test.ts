import { join } from 'node:path'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importClinic } from '../../clinic-import/public.ts'
import { programmeKeys } from '../../programmes/public.ts'
import { linkingWorld } from '../../programmes/testing/linking-world.ts'
import { importProgramme } from '../../programmes-import/public.ts'
import { loadReferenceData } from '../../reference-data/public.ts'

const world = await testWorld()
const { db, clock } = world
const { employer, letterTo, confirmEmployer } = linkingWorld(world)
const examples = join(import.meta.dirname, '../../../../../../examples')

/** A free time of the example's clinic. */
async function slotOf(doctor: string, branch: string) {
  return db
    .selectFrom('timeslot as t')
    .innerJoin('assignment as a', 'a.id', 't.assignment_id')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('branch as b', 'b.id', 'a.branch_id')
    .select(['t.id as timetableId', 'a.id as assignmentId'])
    .where('d.code', '=', doctor)
    .where('b.code', '=', branch)
    .where('t.starts_at', '>', clock.now())
    .where('t.visit_id', 'is', null)
    .orderBy('t.starts_at')
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function idOf(table: 'service' | 'service_option', code: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from ${sql.table(table)} where code = ${code}`.execute(db)
  return requireValue(rows[0]).id
}

test('whose employer pays at an imported clinic is told which services and options are not given there', async () => {
  clock.set('2026-11-24T09:00:00Z')
  await loadReferenceData(db)
  expect((await importClinic(join(examples, 'clinic'), { db, clock })).outcome).toBe('imported')
  const { coverageEnds: ends } = testServices(world)
  const importing = { db, clock, keys: programmeKeys(SECRET), ends }
  expect((await importProgramme(join(examples, 'employer'), importing)).outcome).toBe('imported')
  const anna = await world.patient({ firstName: 'Анна', birthday: '1985-03-14' })
  await employer(anna, 'a.ivanova@zarya.example')
  const { code } = await letterTo('a.ivanova@zarya.example')
  expect((await confirmEmployer(anna, code)).json.coverage).toMatchObject({ status: 'ACTIVE' })

  const [ultrasound, endoscopy, followUp] = [
    await idOf('service', 'у-1'),
    await idOf('service_option', 'эндоскопия'),
    await idOf('service', 'к-2'),
  ]
  const cardiologist = { ...(await slotOf('ковалевич', 'минск-1')), programId: 'zarya' }
  const refused = await world.book(anna, { ...cardiologist, serviceId: ultrasound })
  expect(refused).toMatchObject({
    status: 422,
    json: { code: 'SERVICE_IS_NOT_SUPPORTED', attributes: { reason: 'service' } },
  })
  expect(refused.json.detail).toContain('позвоните в регистратуру')
  const elsewhere = { ...(await slotOf('мороз', 'минск-2')), programId: 'zarya' }
  const throat = await idOf('service', 'л-1')
  expect(
    (await world.book(anna, { ...elsewhere, serviceId: throat, serviceOptionId: endoscopy })).json,
  ).toMatchObject({ code: 'SERVICE_IS_NOT_SUPPORTED', attributes: { reason: 'option' } })
  const booked = await world.book(anna, { ...cardiologist, serviceId: followUp })
  expect(booked).toMatchObject({ status: 201, json: { covererCode: 'zarya', covererShare: 100 } })
})
