import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownNames, type PersonNameRow } from '../known-names.ts'

/** A file of `data/` without quotes in it. */
export const dataRows = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, `../../../../../data/${file}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

const list = (cell = '') => cell.split(';').filter(Boolean)

/** data/person_names.csv, as the server reads it. */
export const PERSON_NAME_ROWS: readonly PersonNameRow[] = dataRows('person_names').map(
  ([kind, sex, ru = '', be = '', other, everyday]) => ({
    ...{ kind: kind as PersonNameRow['kind'], sex: sex as PersonNameRow['sex'] },
    spellings: [ru, be, ...list(other)].filter(Boolean),
    everyday: list(everyday),
  }),
)

export const PERSON_NAMES = knownNames(PERSON_NAME_ROWS)
