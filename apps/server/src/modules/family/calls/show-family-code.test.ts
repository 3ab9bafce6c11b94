import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { join, renewCode, showCode } = familyActs(world.call)
const patients = async (count: number) => {
  const made = await world.patients(count)
  return (at: number) => made[at] as WorldPatient
}

test('the code is shown again, renewed on request, and ends with its use or after a day', async () => {
  const of = await patients(3)
  const first = await showCode(of(0))
  expect(first.json).toEqual({ code: expect.stringMatching(/^\d{6}$/), expiresAt: '2026-03-03T06:00:00Z' })
  expect((await showCode(of(0))).json).toEqual(first.json)
  const renewed = await renewCode(of(0))
  expect([renewed.status, renewed.json.code === first.json.code]).toEqual([201, false])
  expect((await join(of(1), first.json.code)).json.code).toBe('INVALID_OBJECT_ID')
  expect((await join(of(1), renewed.json.code)).status).toBe(200)
  expect((await join(of(2), renewed.json.code)).json.code).toBe('INVALID_OBJECT_ID')
  const { json } = await showCode(of(0))
  world.clock.set('2026-03-03T06:00:00Z')
  expect((await join(of(2), json.code)).json.code).toBe('INVALID_OBJECT_ID')
  expect((await showCode(of(0))).json.expiresAt).toBe('2026-03-04T06:00:00Z')
  world.clock.set('2026-03-02T06:00:00Z')
})

test('many requests at once get the same code', async () => {
  const of = await patients(1)
  const codes = await Promise.all([1, 2, 3, 4, 5].map(async () => (await showCode(of(0))).json.code))
  expect(new Set(codes).size).toBe(1)
})

test('codes and their plain hashes are not in the database', async () => {
  const of = await patients(1)
  const { json } = await showCode(of(0))
  const rows = await world.db.selectFrom('family_code').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(json.code)
})

test('a person without a name can neither show a code nor join', async () => {
  const nameless = await world.patient({ firstName: null })
  expect((await showCode(nameless)).json.code).toBe('PROFILE_MISSING')
  expect((await join(nameless, '123456')).json.code).toBe('PROFILE_MISSING')
})
