import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

/** Unfolds the lines as RFC 5545 §3.1 says. */
function properties(file: string): Record<string, string> {
  const lines = file.replace(/\r\n /g, '').trimEnd().split('\r\n')
  return Object.fromEntries(
    lines.map(line => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).split(';')[0], line.slice(colon + 1)]
    }),
  )
}

test('a move updates the event in the calendar, and a cancellation removes it', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
  const first = await world.calendar(patient, orderId)
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  const booked = properties(first.text)
  expect(booked).toMatchObject({
    METHOD: 'PUBLISH',
    STATUS: 'CONFIRMED',
    SEQUENCE: '0',
    DTSTAMP: '20260302T060000Z',
    DTSTART: '20260303T060000Z',
    DTEND: '20260303T063000Z',
    LOCATION: 'Филиал на Немиге\\, ул. Немига\\, 5',
    GEO: '53.9042;27.5506',
    TRIGGER: '-PT2H',
  })
  world.clock.advance(10)
  await world.move(patient, orderId, requireValue(slots[2]).timetableId)
  const moved = properties((await world.calendar(patient, orderId)).text)
  expect(moved).toMatchObject({
    UID: booked.UID,
    SEQUENCE: '1',
    DTSTAMP: '20260302T061000Z',
    DTSTART: '20260303T070000Z',
  })
  await world.cancel(patient, orderId)
  const cancelled = properties((await world.calendar(patient, orderId)).text)
  expect(cancelled).toMatchObject({ UID: booked.UID, SEQUENCE: '2', METHOD: 'CANCEL', STATUS: 'CANCELLED' })
  expect(cancelled).not.toHaveProperty('TRIGGER')
})

test('the file is in the language of the request, in lines of at most 75 octets', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
  for (const [language, name] of [
    ['ru', 'Ковалевич'],
    ['be', 'Кавалевіч'],
    ['en', 'therapist'],
  ] as const) {
    const { text } = await world.calendar({ ...patient, language }, orderId)
    expect(properties(text).SUMMARY).toContain(name)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
})

test("a stranger's visit is not found", async () => {
  const { slots } = await world.doctor()
  const [patient, stranger] = await world.patients(2)
  const { orderId } = (await world.book(requireValue(patient), requireValue(slots[0]))).json
  expect((await world.calendar(requireValue(stranger), orderId)).json.code).toBe('NOT_FOUND')
})
