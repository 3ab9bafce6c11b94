import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const doctor = await world.doctor()
const known = { fullNameRu: 'Иванова Мария', birthday: '1985-06-15', sex: 'FEMALE', consentReceived: false }
const OTHER = { birthday: '1985-06-16' }
const save = ({ bearer }: { bearer: string }, facts: object) =>
  world.call('POST', '/api/v2/my/profile', { bearer, body: { ...known, ...facts } })

test('a birthday can be corrected until the first visit; after it the request is refused as a whole and support must do it', async () => {
  const anna = await world.patient()
  expect((await save(anna, OTHER)).status).toBe(200)
  await world.pastVisit(anna, doctor.assignmentId, { daysAgo: 30 })
  const { status, json } = await save(anna, { fullNameRu: 'Петрова Мария' })
  expect([status, json.code]).toEqual([400, 'INVALID_ARGUMENT'])
  expect(json.attributes.fields).toEqual([{ path: 'birthday', problem: 'support-only' }])
  const saved = await save(anna, { ...OTHER, sex: 'MALE' })
  expect(saved.json).toMatchObject({ ...OTHER, fullNameRu: 'Иванова Мария', sex: 'MALE' })
})

test('a planned visit locks the birthday, a cancelled one does not', async () => {
  const anna = await world.patient()
  const [slot] = doctor.slots
  if (!slot) throw new Error('a slot')
  const booked = await world.book(anna, slot)
  expect((await save(anna, OTHER)).json.code).toBe('INVALID_ARGUMENT')
  expect((await world.cancel(anna, booked.json.orderId)).status).toBeLessThan(300)
  expect((await save(anna, OTHER)).status).toBe(200)
})
