import { measuredNumber } from '@vizit/domain/observations/measured-value.ts'
import { valueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isSealing } from '../../../platform/sealing/sealing.ts'
import { type Measured, openedValue, type StoredValue, sealedValue } from '../sealing/sealed-value.ts'
import { readStoredValues } from '../store/values.ts'
import type { StoringDeps, ValueToStore } from './to-store.ts'

interface OfTest {
  readonly testId: string
  readonly recordId: string
}

interface Values extends Pick<StoringDeps, 'documentKey'> {
  readonly values: readonly ValueToStore[]
}

/** Stores the values of a test in their order. False: it has exactly these values already. */
export async function storeValues(
  trx: Kysely<DB>,
  { testId, recordId }: OfTest,
  { values, documentKey }: Values,
): Promise<boolean> {
  const isSealed = await isSealing(trx)
  const said = values.map(measuredOf)
  const rows = said.map((measured, index): StoredValue => {
    const place = { testId, recordId, position: index + 1 }
    return isSealed
      ? sealedValue(documentKey, place, measured)
      : { test_id: testId, position: place.position, sealed: null, ...measured }
  })
  const known = await readStoredValues(trx, testId)
  if (sameValues(known, { rows, said, documentKey })) return false
  await trx.deleteFrom('observation').where('test_id', '=', testId).execute()
  if (rows.length > 0) await trx.insertInto('observation').values(rows).execute()
  return true
}

function measuredOf({ analyteCode, name, value, unit, low, high, reference, flag }: ValueToStore): Measured {
  const measured = measuredNumber(value)
  return {
    analyte_code: analyteCode,
    name,
    value,
    ...measured,
    unit,
    low,
    high,
    reference,
    flag: valueFlag({ ...measured, low, high, said: flag }),
  }
}

interface Compared {
  readonly rows: readonly StoredValue[]
  readonly said: readonly Measured[]
  readonly documentKey: Buffer
}

/**
 * Encryption gives other bytes each time, so the decrypted values are compared, and the hashes of the codes, which
 * change with the record.
 */
const sameValues = (known: readonly StoredValue[], { rows, said, documentKey }: Compared) =>
  known.length === rows.length &&
  known.every((stored, index) => {
    const measured = said[index]
    const opened = openedValue(documentKey, stored)
    if (!measured || !opened) return false
    if (
      stored.sealed !== null &&
      rows[index]?.sealed !== null &&
      stored.analyte_code !== rows[index]?.analyte_code
    )
      return false
    return (Object.keys(measured) as (keyof Measured)[]).every(key => opened[key] === measured[key])
  })
