import { isWhole, type Problem, problemAt } from '../../clinic-import/public.ts'
import type { ValueToStore } from '../../documents/public.ts'
import type { Contents } from '../files/read-tables.ts'
import { valuesTable } from '../files/tables.ts'
import { keyWithinClinic } from './key-within-clinic.ts'

interface Read {
  /** Of a test whose values could not be read the list is incomplete. */
  readonly values: ReadonlyMap<string, readonly ValueToStore[]>
  readonly problems: readonly Problem[]
}

/** The values of each test, in the order of the file. */
export function valuesByResult({ results, values: content }: Contents): Read {
  const values = new Map<string, ValueToStore[]>()
  const problems: Problem[] = []
  const tests = new Set(
    results.rows
      .filter(row => row.values.kind !== 'conclusion')
      .map(row => keyWithinClinic(row.values.clinic, row.values.number)),
  )
  for (const row of content.rows) {
    const { clinic, number, low, high } = row.values
    if (low != null && high != null && low > high)
      problems.push(problemAt(content, row, 'high', 'results.range'))
    if (clinic === undefined || number === undefined) continue
    const key = keyWithinClinic(clinic, number)
    if (results.state === 'whole' && !tests.has(key))
      problems.push(problemAt(content, row, 'number', 'results.noTest', { found: number }))
    const ofTest = values.get(key) ?? []
    values.set(key, ofTest)
    if (!isWhole(valuesTable, row.values)) continue
    const { code: analyteCode, name, value, unit, reference, flag } = row.values
    ofTest.push({
      analyteCode,
      name,
      value,
      unit,
      low: row.values.low,
      high: row.values.high,
      reference,
      flag,
    })
  }
  return { values, problems }
}
