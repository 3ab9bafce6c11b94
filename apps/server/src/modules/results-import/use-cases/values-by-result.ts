import { isWhole, type Problem, problemAt } from '../../clinic-import/public.ts'
import type { ValueToStore } from '../../documents/public.ts'
import type { Contents } from '../files/read-tables.ts'
import { valuesTable } from '../files/tables.ts'
import { keyWithinClinic } from './key-within-clinic.ts'

interface Read {
  readonly values: ReadonlyMap<string, readonly ValueToStore[]>
  readonly problems: readonly Problem[]
}

/** The values of each test, in the order of the file. */
export function valuesByResult({ results, values: content }: Contents): Read {
  const values = new Map<string, ValueToStore[]>()
  const problems: Problem[] = []
  if (!content) return { values, problems }
  const tests = new Set(
    results.rows
      .filter(row => row.values.kind === 'analysis')
      .map(row => keyWithinClinic(row.values.clinic, row.values.number)),
  )
  for (const row of content.rows) {
    if (!isWhole(valuesTable, row.values)) continue
    const { clinic, number, code, name, value, unit, low, high, reference, flag } = row.values
    const key = keyWithinClinic(clinic, number)
    if (!tests.has(key)) problems.push(problemAt(content, row, 'number', 'results.noTest', { found: number }))
    if (low !== null && high !== null && low > high)
      problems.push(problemAt(content, row, 'high', 'results.range'))
    const ofTest = values.get(key) ?? []
    values.set(key, ofTest)
    ofTest.push({ analyteCode: code, name, value, unit, low, high, reference, flag })
  }
  return { values, problems }
}
