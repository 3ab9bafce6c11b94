/** Microseconds of PostgreSQL's epoch, 2000-01-01, since that of Unix. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1)
const MS_PER_DAY = 86_400_000
const WIDTH = 32

/**
 * SQL that packs timeslots into one value of 32 bytes each: number, assignment, start, end, in network order.
 * Two months of a doctor are some 800 rows; as rows the driver spends thrice the query's time on them.
 */
export const packTimeslots = (slot: string) =>
  `string_agg(int8send(${slot}.id) || int8send(${slot}.assignment_id) || timestamptz_send(${slot}.starts_at) ` +
  `|| timestamptz_send(${slot}.ends_at), ''::bytea order by ${slot}.starts_at, ${slot}.id)`

/** The JSON array of packed timeslots, with or without the assignment of each. */
export function timeslotsJson(
  packed: Buffer | null,
  { withAssignment }: { withAssignment: boolean },
): string {
  if (!packed) return '[]'
  let json = '['
  for (let at = 0; at < packed.length; at += WIDTH) {
    if (at > 0) json += ','
    json += `{"timeslotId":"${wide(packed, at)}",`
    if (withAssignment) json += `"assignmentId":"${wide(packed, at + 8)}",`
    json += `"startTime":"${instantAt(packed, at + 16)}","endTime":"${instantAt(packed, at + 24)}"}`
  }
  return `${json}]`
}

// Row numbers and microseconds of our centuries stay below 2^53, so that doubles are exact and quicker than BigInt.
const wide = (packed: Buffer, at: number) =>
  packed.readInt32BE(at) * 0x1_0000_0000 + packed.readUInt32BE(at + 4)

const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'))
let lastDay = { day: Number.NaN, prefix: '' }

function instantAt(packed: Buffer, at: number): string {
  const ms = wide(packed, at) / 1000 + POSTGRES_EPOCH_MS
  const day = Math.floor(ms / MS_PER_DAY)
  if (day !== lastDay.day) lastDay = { day, prefix: new Date(day * MS_PER_DAY).toISOString().slice(0, 11) }
  const seconds = Math.floor((ms - day * MS_PER_DAY) / 1000)
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return `${lastDay.prefix}${twoDigits[hour]}:${twoDigits[minute]}:${twoDigits[seconds % 60]}Z`
}
