import { createHmac, hkdfSync } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Observation } from '../../../platform/database/generated/db.ts'
import { open, seal } from '../../../platform/secret/sealed.ts'

type Row = Selectable<Observation>

/** A measured value as a laboratory has it, beside its place in a test. */
export type Measured = Omit<Row, 'test_id' | 'position' | 'sealed'>
/** As it lies in the database: in clear, or sealed with all columns but its place and the hash of its code empty. */
export type StoredValue = Pick<Row, 'test_id' | 'position' | 'sealed'> & Measured

interface ValueBinding {
  readonly testId: string
  readonly position: number
  /** Of the test: codes are hidden within it, so that values of two people have no hash in common. */
  readonly recordId: string
}

const derived = (documentKey: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', documentKey, '', `vizit/${purpose}/1`, 32))

/** Keys of the values, from the one that wraps the keys of files. */
const valueKey = (documentKey: Buffer) => derived(documentKey, 'value')
const codeKey = (documentKey: Buffer) => derived(documentKey, 'analyte-code')

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

/** Null: it was sealed by another secret of the server. */
export function openedValue(
  documentKey: Buffer,
  { test_id, position, sealed, ...clear }: StoredValue,
): Measured | null {
  if (sealed === null) return clear
  const opened = open(valueKey(documentKey), sealed, boundTo(test_id, position))
  return opened === null ? null : (JSON.parse(opened) as Measured)
}

/** For reading: an operator who replaced the secret has yet to seal the values anew. */
export function requireOpened(documentKey: Buffer, stored: StoredValue): Measured {
  const opened = openedValue(documentKey, stored)
  if (opened === null)
    throw new Error('a value was sealed by another secret: vizit seal --former-secret-file')
  return opened
}
