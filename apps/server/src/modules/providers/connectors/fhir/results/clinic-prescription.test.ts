import { expect, test } from 'vitest'
import { clinicPrescription } from './clinic-prescription.ts'

const substances = (...names: (string | undefined)[]) =>
  clinicPrescription({
    ...{ resourceType: 'MedicationRequest', id: '1', status: 'active' },
    medicationReference: { reference: '#m', display: 'Аугментин' },
    contained: [
      {
        ...{ resourceType: 'Medication', id: 'm' },
        ingredient: names.map(text => (text ? { itemCodeableConcept: { text } } : {})),
      },
    ],
  })?.inn

test.each([
  ['one', ['амоксициллин'], 'амоксициллин'],
  ['several', ['амоксициллин', 'клавулановая кислота'], 'амоксициллин + клавулановая кислота'],
  ['one without a name', ['амоксициллин', undefined], null],
  ['none', [], null],
])('the substances of a medicine: %s', (_case, names, inn) => expect(substances(...names)).toBe(inn))

const amount = (value: number, unit: string) => ({ value, unit })
type Ratio = Readonly<Partial<Record<'numerator' | 'denominator', { value: number; unit?: string }>>>
const strength = (...ratios: Ratio[]) =>
  clinicPrescription({
    ...{ resourceType: 'MedicationRequest', id: '1', status: 'active' },
    medicationReference: { reference: '#m', display: 'Бисопролол' },
    contained: [
      { resourceType: 'Medication', id: 'm', ingredient: ratios.map(ratio => ({ strength: ratio })) },
    ],
  })?.strength

test.each<[string, Ratio[], string | null]>([
  ['of a tablet', [{ numerator: amount(2.5, 'мг'), denominator: { value: 1 } }], '2,5 мг'],
  ['of a named tablet', [{ numerator: amount(2.5, 'мг'), denominator: amount(1, 'таблетка') }], '2,5 мг'],
  ['of a volume', [{ numerator: amount(125, 'мг'), denominator: amount(5, 'мл') }], '125 мг/5 мл'],
  ['of one millilitre', [{ numerator: amount(5, 'мг'), denominator: amount(1, 'мл') }], '5 мг/мл'],
  ['of two', [{ numerator: amount(500, 'мг') }, { numerator: amount(125, 'мг') }], '500 мг/125 мг'],
  ['of one of two', [{ numerator: amount(500, 'мг') }, {}], null],
  ['without a unit', [{ numerator: { value: 5 } }], null],
  ['of two tablets', [{ numerator: amount(5, 'мг'), denominator: amount(2, 'таблетки') }], null],
])('the strength %s', (_case, ratios, said) => expect(strength(...ratios)).toBe(said))

const prescription = { resourceType: 'MedicationRequest', id: '1', status: 'active' } as const
test.each([
  ['active', {}, false],
  ['stopped', { status: 'stopped' }, true],
  ['on hold', { status: 'on-hold' }, true],
  ['named as what must not be taken', { doNotPerform: true }, true],
])('a prescription that is %s', (_case, said, isWithdrawn) => {
  const read = clinicPrescription({
    ...prescription,
    medicationCodeableConcept: { text: 'Варфарин 2,5 мг' },
    ...said,
  })
  expect(read?.isWithdrawn).toBe(isWithdrawn)
})

test.each([
  ['active', false],
  ['completed', true],
])('of a prescription that is %s it is known whether it was carried out', (status, isCompleted) => {
  const read = clinicPrescription({ ...prescription, status, medicationCodeableConcept: { text: 'Аспирин' } })
  expect(read).toMatchObject({ isCompleted, isWithdrawn: false })
})

test('a prescription that names its pack by the code alone is named by the code', () => {
  const coding = [{ system: 'urn:vizit:drug-pack', code: 'demo-12' }]
  const read = clinicPrescription({ ...prescription, medicationCodeableConcept: { coding } })
  expect(read).toMatchObject({ name: 'demo-12', packCode: 'demo-12' })
})
