import type { MeasuredRow } from '../store/observations.ts'

/** The fields that a value and a point of a trend have in common. */
export const presentMeasured = (row: MeasuredRow) => ({
  value: row.value,
  number: row.number,
  comparator: row.comparator,
  unit: row.unit,
  low: row.low,
  high: row.high,
  reference: row.reference,
  flag: row.flag,
})
