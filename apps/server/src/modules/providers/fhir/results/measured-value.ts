import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { KeptValue } from '../../../documents/public.ts'
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
export function measuredValue(observation: Observation): KeptValue | null {
  const { code, status, referenceRange = [], interpretation, valueQuantity } = observation
  const [analyteCode] = codesOf([code])
  const name = wordsOf(code) ?? analyteCode
  const value = textOf(observation)
  if (name === undefined || value === null || WITHDRAWN.includes(status)) return null
  const [range] = referenceRange
  const flag = codesOf(interpretation).flatMap(one => FLAGS[one] ?? [])[0] ?? null
  return {
    analyteCode: analyteCode ?? name,
    name,
    value,
    unit: valueQuantity?.unit ?? null,
    low: range?.low?.value ?? null,
    high: range?.high?.value ?? null,
    reference: range?.text ?? null,
    flag,
  }
}

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
