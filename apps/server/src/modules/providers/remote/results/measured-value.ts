import type { ValueToStore } from '../../../documents/public.ts'
import type { ClinicValue } from '../../connectors/clinic-connector.ts'
import { fitting } from './fitting.ts'

/** A value as it is kept here; null where it says nothing that could be shown. */
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

/** A range whose ends are the wrong way round says nothing. */
const ends = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high ? { low: null, high: null } : { low, high }
