import { z } from 'zod'
import { type Failure, isFailure, isTemporary, unclear } from '../../../../../platform/http-client/failure.ts'
import type { ClinicResults } from '../../clinic-connector.ts'
import type { FhirClient } from '../http/client.ts'
import { type Parameters, type SearchResult, search } from '../http/search.ts'
import { MedicationRequest } from '../resources/medication-request.ts'
import { FhirId } from '../resources/parts.ts'
import { clinicPrescription } from './clinic-prescription.ts'
import { type Medications, medicationOf, readMedications } from './read-medications.ts'

type Prescribed = Pick<ClinicResults, 'prescriptions' | 'allPrescriptions' | 'refused' | 'unread'>

/** One that cannot be read is there all the same. */
const Unreadable = z.object({ resourceType: z.literal('MedicationRequest'), id: FhirId })
/** Each is looked at on its own, so that an invalid one does not affect the others. */
const Included = z.looseObject({ resourceType: z.literal('Medication') })
const Found = z.union([MedicationRequest, Unreadable, Included])
type Found = z.output<typeof Found>

const PREFIX = 'MedicationRequest/'
const WITH_DRUGS = [['_include', 'MedicationRequest:medication']] as const
/** An answer came, and cannot be used. */
const UNCLEAR = unclear(200)

/** All of a patient's prescriptions: one that the clinic has deleted is in no list of changes. */
export async function readPrescriptions(client: FhirClient, all: Parameters): Promise<Prescribed | Failure> {
  const read = await search(client, 'MedicationRequest', [...all, ...WITH_DRUGS], Found)
  const isUnknown = isFailure(read) && read.failure === 'refused' && !isForbidden(read)
  // A server may refuse an `_include` that it does not know.
  const found = isUnknown ? await search(client, 'MedicationRequest', all, Found) : read
  if (!isFailure(found)) return prescriptionsIn(client, found)
  // A server may have no prescriptions at all, which must not keep results away.
  if (isTemporary(found)) return { ...found, of: 'MedicationRequest' }
  // Whoever refuses to show them is told; a server that has none says so otherwise.
  const refused = isForbidden(found) ? { ...found, of: 'MedicationRequest' } : null
  return { prescriptions: [], allPrescriptions: null, refused, unread: null }
}

const isForbidden = ({ status }: Failure) => status === 401 || status === 403

async function prescriptionsIn(
  client: FhirClient,
  { resources, wrong }: SearchResult<Found>,
): Promise<Prescribed | Failure> {
  const requests = resources.flatMap(resource => (isRequest(resource) ? [resource] : []))
  const included = resources.filter(({ resourceType }) => resourceType === 'Medication')
  const unreadable = resources.flatMap(resource =>
    resource.resourceType === 'MedicationRequest' && !isRequest(resource) ? `${PREFIX}${resource.id}` : [],
  )
  const shown = requests.filter(request => clinicPrescription(request)?.isWithdrawn === false)
  const medications = await readMedications(client, shown, included)
  if (isFailure(medications)) return medications
  const prescriptions = requests.flatMap(request => {
    const medication = medications.get(medicationOf(request) ?? '') ?? null
    return clinicPrescription(request, medication && isFailure(medication) ? null : medication) ?? []
  })
  const numbers = [...prescriptions.map(({ number }) => number), ...unreadable]
  const isWhole =
    wrong + unreadable.length === 0 && prescriptions.every(one => one.isWithdrawn || one.name !== null)
  return {
    prescriptions,
    allPrescriptions: wrong === 0 ? { prefix: PREFIX, numbers } : null,
    refused: null,
    unread: unreadMedication(medications) ?? (isWhole ? null : { ...UNCLEAR, of: 'MedicationRequest' }),
  }
}

const isRequest = (resource: Found): resource is MedicationRequest =>
  resource.resourceType === 'MedicationRequest' && 'status' in resource

function unreadMedication(medications: Medications): Failure | null {
  const [failed] = [...medications.values()].filter(isFailure)
  return failed ? { ...failed, of: 'Medication' } : null
}
