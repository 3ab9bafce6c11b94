import { expect, test } from 'vitest'
import { type Failure, refused, unclear, unreached } from '../../../../../platform/http-client/failure.ts'
import type { FhirClient } from '../http/client.ts'
import type { MedicationRequest } from '../resources/medication-request.ts'
import { readMedications } from './read-medications.ts'

const request: MedicationRequest = {
  ...{ resourceType: 'MedicationRequest', id: '1', status: 'active' },
  medicationReference: { reference: 'Medication/12' },
}
const failing = (failure: Failure) => ({ read: async () => failure }) as unknown as FhirClient

test.each([
  ['is not reached', unreached, true],
  ['is asked too often', { ...unreached, status: 429 }, true],
  ['does not answer', unclear(), true],
  ['is overloaded', unclear(503), true],
  ['fails with this drug', unclear(500), false],
  ['answers nonsense', unclear(200), false],
  ['has no such drug', refused(404), false],
])('when the clinic %s, all is read later or only the drug is not known', async (_case, failure, isLater) => {
  const read = await readMedications(failing(failure), [request], [])
  expect(read).toEqual(isLater ? { ...failure, of: 'Medication' } : new Map([['Medication/12', failure]]))
})
