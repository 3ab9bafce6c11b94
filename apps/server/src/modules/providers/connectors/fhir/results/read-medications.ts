import { type Failure, isFailure, unclear } from '../../../../../platform/http-client/failure.ts'
import type { FhirClient } from '../http/client.ts'
import { Medication } from '../resources/medication.ts'
import type { MedicationRequest } from '../resources/medication-request.ts'
import { referredId } from '../resources/parts.ts'

/** What a prescription refers to, by its reference: the drug, or why it could not be read. */
export type Medications = ReadonlyMap<string, Medication | Failure>

/** A patient waits for them. */
const MOST_READ = 100

/** Nothing is said of the drug itself: the same request may be answered later. */
const isOutOfReach = ({ failure, status }: Failure) =>
  failure === 'unreached' || (failure === 'unclear' && (status === null || [502, 503, 504].includes(status)))

/** The reference to a Medication that is a resource of its own. Null: the drug is said in the prescription itself. */
export function medicationOf({
  medicationCodeableConcept,
  medicationReference,
}: MedicationRequest): string | null {
  const reference = medicationReference?.reference
  if (medicationCodeableConcept || reference === undefined) return null
  return referredId(reference, 'Medication') === null ? null : reference
}

/**
 * The drugs to which prescriptions refer, each read once: those that came with the prescriptions, the others one by one. A failure: the
 * clinic is out of reach, and all is read later, so that a name that is known is not lost.
 */
export async function readMedications(
  client: FhirClient,
  requests: readonly MedicationRequest[],
  included: readonly unknown[],
): Promise<Medications | Failure> {
  const came = new Map<string, Medication>(
    included.flatMap(resource => {
      const { data } = Medication.safeParse(resource)
      return data?.id === undefined ? [] : [[`Medication/${data.id}`, data] as const]
    }),
  )
  const medications = new Map<string, Medication | Failure>()
  let reads = 0
  for (const reference of new Set(requests.flatMap(request => medicationOf(request) ?? []))) {
    // By the whole reference: the same id on another server is another drug.
    const known = came.get(reference.replace(/\/_history\/[^/]+$/, ''))
    const medication = known ?? (reads < MOST_READ ? await client.read(reference, Medication) : null)
    if (!known) reads += 1
    if (medication && isFailure(medication) && isOutOfReach(medication))
      return { ...medication, of: 'Medication' }
    medications.set(reference, medication ?? unclear())
  }
  return medications
}
