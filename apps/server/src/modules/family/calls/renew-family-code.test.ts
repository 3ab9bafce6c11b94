import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { join, renewCode, showCode } = familyActs(world.call)

test('a new code ends only the former one of its kind', async () => {
  const [anna, boris] = await world.patients(2)
  if (!anna || !boris) throw new Error('two patients')
  const [other, spouse] = [(await showCode(anna)).json, (await showCode(anna, 'SPOUSE')).json]
  world.clock.set('2026-03-02T08:00:00Z')
  const { status, json } = await renewCode(anna)
  expect([status, json.expiresAt]).toEqual([201, '2026-03-03T08:00:00Z'])
  expect(json.code).not.toBe(other.code)
  expect((await showCode(anna)).json).toEqual(json)
  expect((await showCode(anna, 'SPOUSE')).json).toEqual(spouse)
  expect((await join(boris, other.code)).json.code).toBe('INVALID_OBJECT_ID')
})

test('of codes renewed at once only the last one works', async () => {
  const [anna, boris] = await world.patients(2)
  if (!anna || !boris) throw new Error('two patients')
  const made = await Promise.all([1, 2, 3, 4].map(async () => (await renewCode(anna)).json.code))
  const { code } = (await showCode(anna)).json
  expect(made).toContain(code)
  const former = made.filter(one => one !== code)
  for (const one of former) expect((await join(boris, one)).json.code).toBe('INVALID_OBJECT_ID')
  expect((await join(boris, code)).status).toBe(200)
})
