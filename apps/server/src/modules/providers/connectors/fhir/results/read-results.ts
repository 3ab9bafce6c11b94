import { z } from 'zod'
import { type Failure, isFailure, isTemporary } from '../../../../../platform/http-client/failure.ts'
import type { ClinicResults } from '../../clinic-connector.ts'
import type { FhirClient } from '../http/client.ts'
import { type SearchResult, search } from '../http/search.ts'
import { MedicationRequest } from '../resources/medication-request.ts'
import { FhirId } from '../resources/parts.ts'
import { DiagnosticReport, DocumentReference, Observation } from '../resources/results.ts'
import { clinicPrescription } from './clinic-prescription.ts'
import { clinicReport, clinicTest, observationsOf } from './clinic-results.ts'

type Prescribed = Pick<ClinicResults, 'prescriptions' | 'allPrescriptions' | 'refused'>

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
  // All of them: one that the clinic has deleted is in no list of changes.
  const prescribed = await search(client, 'MedicationRequest', all, z.union([MedicationRequest, Unreadable]))
  // A server may have no prescriptions at all, which must not keep results away.
  if (isFailure(prescribed) && isTemporary(prescribed)) return { ...prescribed, of: 'MedicationRequest' }
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
    ...(isFailure(prescribed) ? withoutPrescriptions(prescribed) : prescriptionsIn(prescribed)),
  }
}

/** One that cannot be read is there all the same. */
const Unreadable = z.object({ resourceType: z.literal('MedicationRequest'), id: FhirId })

const PREFIX = 'MedicationRequest/'

function prescriptionsIn({
  resources,
  wrong,
}: SearchResult<MedicationRequest | z.output<typeof Unreadable>>): Prescribed {
  const prescriptions = resources.flatMap(request =>
    'status' in request ? (clinicPrescription(request) ?? []) : [],
  )
  const unread = resources.flatMap(request => ('status' in request ? [] : `${PREFIX}${request.id}`))
  const numbers = [...prescriptions.map(({ number }) => number), ...unread]
  return { prescriptions, allPrescriptions: wrong === 0 ? { prefix: PREFIX, numbers } : null, refused: null }
}

/** Whoever refuses to show them (401, 403) is told; a server that has none says so otherwise. */
function withoutPrescriptions(failure: Failure): Prescribed {
  const isForbidden = failure.status === 401 || failure.status === 403
  const refused = isForbidden ? { ...failure, of: 'MedicationRequest' } : null
  return { prescriptions: [], allPrescriptions: null, refused }
}
