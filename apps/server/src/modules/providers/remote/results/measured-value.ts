import type { ValueToStore } from '../../../documents/public.ts'
import type { ClinicValue } from '../../connectors/clinic-connector.ts'
import { fitting } from './fitting.ts'

/** A value to store. Null: it contains nothing to show. */
export function measuredValue(there: ClinicValue): ValueToStore | null {
  const { low, high, flag } = there
  const analyteCode = fitting(there.code, 60)
  const name = fitting(there.name, 200) ?? analyteCode
  const value = fitting(there.value, 500)
  if (name === null || value === null) return null
  return {
    analyteCode: analyteCode ?? fitting(name, 60) ?? name,
    name,
    value,
    unit: fitting(there.unit, 40),
    ...ends(low, high),
    reference: fitting(there.reference, 200),
    flag,
  }
}

/** A range whose lower end is above its upper end is dropped. */
const ends = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high ? { low: null, high: null } : { low, high }
