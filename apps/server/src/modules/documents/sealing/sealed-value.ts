import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Observation } from '../../../platform/database/generated/db.ts'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import { derivedKey } from './derived-key.ts'

type Row = Selectable<Observation>

/** A measured value as the laboratory states it, without its position in the test. */
export type Measured = Omit<Row, 'test_id' | 'position' | 'sealed'>
/**
 * The database row of a value: in clear, or encrypted. When encrypted all columns but the position and the hash of
 * its code are empty.
 */
export type StoredValue = Pick<Row, 'test_id' | 'position' | 'sealed'> & Measured

interface ValueBinding {
  readonly testId: string
  readonly position: number
  /** The salt of the test for hashes of codes, so that equal codes of two patients have different hashes. */
  readonly recordId: string
}

/** The keys of values, derived from the key that encrypts the keys of files. */
const valueKey = (documentKey: Buffer) => derivedKey(documentKey, 'value')
const codeKey = (documentKey: Buffer) => derivedKey(documentKey, 'analyte-code')

const boundTo = (testId: string, position: number) => `${testId}/${position}`

export function sealedValue(documentKey: Buffer, place: ValueBinding, measured: Measured): StoredValue {
  const { testId, position, recordId } = place
  const code = `${recordId}:${measured.analyte_code}`
  return {
    test_id: testId,
    position,
    analyte_code: createHmac('sha256', codeKey(documentKey)).update(code).digest('base64url'),
    sealed: seal(valueKey(documentKey), JSON.stringify(measured), boundTo(testId, position)),
    ...EMPTY,
  }
}

const EMPTY = {
  ...{ name: null, value: null, number: null, comparator: null, unit: null },
  ...{ low: null, high: null, reference: null, flag: null },
}

/** Null: it was encrypted with another server secret. */
export function openedValue(
  documentKey: Buffer,
  { test_id, position, sealed, ...clear }: StoredValue,
): Measured | null {
  if (sealed === null) return clear
  const opened = open(valueKey(documentKey), sealed, boundTo(test_id, position))
  return opened === null ? null : (JSON.parse(opened) as Measured)
}

/** For reading: throws when the operator has replaced the secret and not yet encrypted the values again. */
export function requireOpened(documentKey: Buffer, stored: StoredValue): Measured {
  const opened = openedValue(documentKey, stored)
  if (opened === null)
    throw new Error('a value was sealed by another secret: vizit seal --former-secret-file')
  return opened
}
