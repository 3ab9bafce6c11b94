import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { ValueToStore } from '../../../../documents/public.ts'
import { fitting } from '../../../remote/results/fitting.ts'
import { codesOf, type Observation, wordsOf } from '../resources/results.ts'

/** What a laboratory says of a value (HL7's ObservationInterpretation). */
const FLAGS: Readonly<Record<string, ValueFlag>> = {
  N: 'normal',
  L: 'low',
  LL: 'low',
  LU: 'low',
  H: 'high',
  HH: 'high',
  HU: 'high',
  A: 'abnormal',
  AA: 'abnormal',
}
const WITHDRAWN = ['entered-in-error', 'cancelled']

/** A value as it is kept here; null where it says nothing that could be shown. */
export function measuredValue(observation: Observation): ValueToStore | null {
  const { code, status, referenceRange = [], interpretation, valueQuantity } = observation
  const analyteCode = fitting(codesOf([code])[0], 60)
  const name = fitting(wordsOf(code), 200) ?? analyteCode
  const value = fitting(textOf(observation), 500)
  if (name === null || value === null || WITHDRAWN.includes(status)) return null
  const [range] = referenceRange
  const flag = codesOf(interpretation).flatMap(one => FLAGS[one] ?? [])[0] ?? null
  return {
    analyteCode: analyteCode ?? fitting(name, 60) ?? name,
    name,
    value,
    unit: fitting(valueQuantity?.unit, 40),
    ...ends(range?.low?.value ?? null, range?.high?.value ?? null),
    reference: fitting(range?.text, 200),
    flag,
  }
}

/** A range whose ends are the wrong way round says nothing. */
const ends = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high ? { low: null, high: null } : { low, high }

function textOf({
  valueQuantity,
  valueString,
  valueInteger,
  valueCodeableConcept,
}: Observation): string | null {
  if (valueQuantity?.value !== undefined) return `${valueQuantity.comparator ?? ''}${valueQuantity.value}`
  if (valueInteger !== undefined) return String(valueInteger)
  return valueString ?? (valueCodeableConcept ? wordsOf(valueCodeableConcept) : null)
}
