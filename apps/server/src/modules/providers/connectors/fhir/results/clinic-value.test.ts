import { expect, test } from 'vitest'
import { measuredValue } from '../../../remote/results/measured-value.ts'
import { haemoglobin } from '../../../testing/results-clinic.ts'
import { Observation } from '../resources/results.ts'
import { clinicValue } from './clinic-value.ts'

test.each<[string, object, object | null]>([
  ['a quantity', {}, { value: '118', low: 120, high: 150, flag: null }],
  ['beyond measuring', { valueQuantity: { value: 5, comparator: '<' } }, { value: '<5' }],
  [
    'words',
    { valueQuantity: undefined, valueString: 'не обнаружено' },
    { value: 'не обнаружено', unit: null },
  ],
  [
    'a code',
    { valueQuantity: undefined, valueCodeableConcept: { coding: [{ display: 'A(II)' }] } },
    { value: 'A(II)' },
  ],
  ['what the laboratory says', { interpretation: [{ coding: [{ code: 'HH' }] }] }, { flag: 'high' }],
  ['withdrawn', { status: 'entered-in-error' }, null],
  ['nothing', { valueQuantity: undefined }, null],
])('a value: %s', (_case, changed, expected) => {
  const read = clinicValue(Observation.parse({ ...haemoglobin, id: 'one', ...changed }))
  const value = read && measuredValue(read)
  if (expected === null) expect(value).toBeNull()
  else expect(value).toMatchObject(expected)
})
