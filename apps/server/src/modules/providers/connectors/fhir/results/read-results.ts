import { z } from 'zod'
import { type Failure, isFailure } from '../../../../../platform/http-client/failure.ts'
import type { ClinicResults } from '../../clinic-connector.ts'
import type { FhirClient } from '../http/client.ts'
import { search } from '../http/search.ts'
import { DiagnosticReport, DocumentReference, Observation } from '../resources/results.ts'
import { clinicReport, clinicTest, observationsOf } from './clinic-results.ts'
import { readPrescriptions } from './read-prescriptions.ts'

/** A patient's results at the clinic that changed since then. */
export async function readResults(
  client: FhirClient,
  patientId: string,
  since: Date | null,
): Promise<ClinicResults | Failure> {
  const all = [
    ['patient', `Patient/${patientId}`],
    ['_count', '50'],
  ] as const
  const which = [...all, ...(since ? [['_lastUpdated', `ge${since.toISOString()}`] as const] : [])] as const
  const found = await search(
    client,
    'DiagnosticReport',
    [...which, ['_include', 'DiagnosticReport:result']],
    z.union([DiagnosticReport, Observation]),
  )
  if (isFailure(found)) return { ...found, of: 'DiagnosticReport' }
  const documents = await search(client, 'DocumentReference', which, DocumentReference)
  if (isFailure(documents)) return { ...documents, of: 'DocumentReference' }
  const prescribed = await readPrescriptions(client, all)
  if (isFailure(prescribed)) return prescribed
  const reports = found.resources.filter(resource => resource.resourceType === 'DiagnosticReport')
  const observations = new Map(
    found.resources.flatMap(resource =>
      resource.resourceType === 'Observation' ? [[resource.id, resource] as const] : [],
    ),
  )
  // A server may leave out resources that `_include` requests, so they are read separately.
  for (const id of reports.flatMap(observationsOf)) {
    if (observations.has(id)) continue
    const observation = await client.read(`Observation/${id}`, Observation)
    if (!isFailure(observation)) observations.set(id, observation)
    else if (observation.failure === 'unreached') return observation
  }
  return {
    tests: reports.map(report => clinicTest(report, observations, client)),
    reports: documents.resources.map(document => clinicReport(document, client)),
    ...prescribed,
  }
}
