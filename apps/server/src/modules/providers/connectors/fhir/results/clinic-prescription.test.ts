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
