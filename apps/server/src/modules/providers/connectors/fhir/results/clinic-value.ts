import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { ClinicValue } from '../../clinic-connector.ts'
import { codesOf, type Observation, wordsOf } from '../resources/results.ts'

/** The laboratory's interpretation of a value (HL7 ObservationInterpretation). */
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

/** An Observation as a value. Null: it was withdrawn. */
export function clinicValue(observation: Observation): ClinicValue | null {
  const { code, status, referenceRange = [], interpretation, valueQuantity } = observation
  if (WITHDRAWN.includes(status)) return null
  const [range] = referenceRange
  return {
    code: codesOf([code])[0] ?? null,
    name: wordsOf(code),
    value: textOf(observation),
    unit: valueQuantity?.unit ?? null,
    low: range?.low?.value ?? null,
    high: range?.high?.value ?? null,
    reference: range?.text ?? null,
    flag: codesOf(interpretation).flatMap(one => FLAGS[one] ?? [])[0] ?? null,
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
