import { DAY_MS } from '@vizit/domain/time/day.ts'
import { lastSlotIndexes } from '@vizit/domain/timetable/merge-slots.ts'

/** Milliseconds from the Unix epoch to PostgreSQL's, 2000-01-01; its microseconds count from there. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1)
const WIDTH = 32

/**
 * SQL that packs timeslots into one value of 32 bytes each: id, assignment, start, end, in network byte order.
 * Two months of a doctor are about 800 rows; as rows the driver needs three times as long as the query itself.
 */
export const packTimeslots = (slot: string) =>
  `string_agg(int8send(${slot}.id) || int8send(${slot}.assignment_id) || timestamptz_send(${slot}.starts_at) ` +
  `|| timestamptz_send(${slot}.ends_at), ''::bytea order by ${slot}.starts_at, ${slot}.id)`

interface Written {
  readonly withAssignment: boolean
  /** More JSON for a timeslot of this assignment, beginning with a comma. */
  readonly more?: (assignmentId: number) => string
}

/** The JSON array of packed timeslots, with or without each one's assignment. */
export function timeslotsJson(packed: Buffer | null, { withAssignment, more }: Written): string {
  if (!packed) return '[]'
  let json = '['
  for (let at = 0; at < packed.length; at += WIDTH) {
    if (at > 0) json += ','
    json += `{"timeslotId":"${wide(packed, at)}",`
    if (withAssignment) json += `"assignmentId":"${wide(packed, at + 8)}",`
    json += `"startTime":"${instantAt(packed, at + 16)}","endTime":"${instantAt(packed, at + 24)}"`
    if (more) json += more(wide(packed, at + 8))
    json += '}'
  }
  return `${json}]`
}

/**
 * Merges packed timeslots of one assignment for a service of these minutes (decisions D10): one for each timeslot
 * with which a complete run begins, ending as the run does. Timeslots from `until` on can only complete a run.
 */
export function mergePacked(packed: Buffer | null, minutes: number, until: Date): Buffer | null {
  if (!packed) return null
  const count = packed.length / WIDTH
  const [starts, ends] = [new Float64Array(count), new Float64Array(count)]
  for (let n = 0; n < count; n++) {
    starts[n] = msAt(packed, n * WIDTH + 16)
    ends[n] = msAt(packed, n * WIDTH + 24)
  }
  const merged = Buffer.allocUnsafe(packed.length)
  let kept = 0
  lastSlotIndexes(starts, ends, minutes).forEach((last, n) => {
    if (last < 0 || (starts[n] as number) >= until.getTime()) return
    packed.copy(merged, kept, n * WIDTH, n * WIDTH + 24)
    packed.copy(merged, kept + 24, last * WIDTH + 24, last * WIDTH + 32)
    kept += WIDTH
  })
  return merged.subarray(0, kept)
}

/** The starts of packed timeslots, in milliseconds. */
export function startsOf(packed: Buffer | null): number[] {
  return Array.from({ length: (packed?.length ?? 0) / WIDTH }, (_, n) =>
    packed ? msAt(packed, n * WIDTH + 16) : 0,
  )
}

/** Joins packed timeslots of several assignments, by start. */
export function inOnePack(packs: readonly (Buffer | null)[]): Buffer | null {
  const some = packs.filter(packed => packed !== null)
  if (some.length <= 1) return some[0] ?? null
  const slots = some.flatMap(packed =>
    Array.from({ length: packed.length / WIDTH }, (_, n) => packed.subarray(n * WIDTH, (n + 1) * WIDTH)),
  )
  return Buffer.concat(slots.sort((a, b) => wide(a, 16) - wide(b, 16) || wide(a, 0) - wide(b, 0)))
}

// Ids and present-day microseconds are below 2^53, so doubles are exact, and faster than BigInt.
const wide = (packed: Buffer, at: number) =>
  packed.readInt32BE(at) * 0x1_0000_0000 + packed.readUInt32BE(at + 4)

const msAt = (packed: Buffer, at: number) => wide(packed, at) / 1000 + POSTGRES_EPOCH_MS

const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'))
let lastDay = { day: Number.NaN, prefix: '' }

function instantAt(packed: Buffer, at: number): string {
  const ms = msAt(packed, at)
  const day = Math.floor(ms / DAY_MS)
  if (day !== lastDay.day) lastDay = { day, prefix: new Date(day * DAY_MS).toISOString().slice(0, 11) }
  const seconds = Math.floor((ms - day * DAY_MS) / 1000)
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return `${lastDay.prefix}${twoDigits[hour]}:${twoDigits[minute]}:${twoDigits[seconds % 60]}Z`
}
