import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeslotsJson } from './packed-timeslots.ts'

const instant = fc.integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2099, 0, 1) / 1000 })
const slot = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 50 }),
  assignment: fc.nat(),
  from: instant,
  to: instant,
})

test('timeslots packed by PostgreSQL are read as the instants that Date writes', () => {
  fc.assert(
    fc.property(fc.array(slot), slots => {
      const packed = Buffer.alloc(slots.length * 32)
      slots.forEach(({ id, assignment, from, to }, n) => {
        packed.writeBigInt64BE(BigInt(id), n * 32)
        packed.writeBigInt64BE(BigInt(assignment), n * 32 + 8)
        packed.writeBigInt64BE(micros(from), n * 32 + 16)
        packed.writeBigInt64BE(micros(to), n * 32 + 24)
      })
      expect(JSON.parse(timeslotsJson(packed, { withAssignment: true }))).toEqual(
        slots.map(({ id, assignment, from, to }) => ({
          timeslotId: String(id),
          assignmentId: String(assignment),
          startTime: wire(from),
          endTime: wire(to),
        })),
      )
    }),
  )
})

test('an empty pack is an empty list', () => {
  expect(timeslotsJson(null, { withAssignment: false })).toBe('[]')
})

const micros = (seconds: number) => BigInt(seconds - Date.UTC(2000, 0, 1) / 1000) * 1_000_000n
const wire = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '')
