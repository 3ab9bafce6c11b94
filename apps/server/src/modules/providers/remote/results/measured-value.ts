import type { ValueToStore } from '../../../documents/public.ts'
import type { ClinicValue } from '../../connectors/clinic-connector.ts'
import { shortenText } from './shorten-text.ts'

/** A value to store. Null: it contains nothing to show. */
export function measuredValue(there: ClinicValue): ValueToStore | null {
  const { low, high, flag } = there
  const analyteCode = shortenText(there.code, 60)
  const name = shortenText(there.name, 200) ?? analyteCode
  const value = shortenText(there.value, 500)
  if (name === null || value === null) return null
  return {
    analyteCode: analyteCode ?? shortenText(name, 60) ?? name,
    name,
    value,
    unit: shortenText(there.unit, 40),
    ...ends(low, high),
    reference: shortenText(there.reference, 200),
    flag,
  }
}

/** A range whose lower end is above its upper end is dropped. */
const ends = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high ? { low: null, high: null } : { low, high }
