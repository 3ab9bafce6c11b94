import type { ClinicPrescription } from '../../clinic-connector.ts'
import type { MedicationRequest } from '../resources/medication-request.ts'
import { changedAt, referredId } from '../resources/parts.ts'
import { wordsOf } from '../resources/results.ts'
import { PACK_SYSTEM } from '../resources/systems.ts'

const WITHDRAWN = ['cancelled', 'entered-in-error', 'stopped']
/** Units that count packages; others count tablets or millilitres. */
const PACKAGES = /^(pack|package|box|упак|уп\.?$|паков)/i

type Medication = NonNullable<MedicationRequest['contained']>[number]

/** A MedicationRequest as a prescription; null: it is a draft or a plan, which no patient has been given. */
export function clinicPrescription(request: MedicationRequest): ClinicPrescription | null {
  const { status, intent = 'order', contained = [], dispenseRequest, dosageInstruction = [] } = request
  if (status === 'draft' || intent === 'proposal' || intent === 'plan') return null
  const medication = contained.find(({ id }) => `#${id}` === request.medicationReference?.reference)
  const concept = request.medicationCodeableConcept ?? medication?.code
  const { quantity, validityPeriod } = dispenseRequest ?? {}
  const authored = new Date(request.authoredOn ?? '')
  const related = (request.supportingInformation ?? []).map(({ reference }) =>
    referredId(reference, 'Appointment'),
  )
  return {
    number: `MedicationRequest/${request.id}`,
    name: (concept && wordsOf(concept)) ?? request.medicationReference?.display ?? null,
    inn: substancesOf(medication?.ingredient),
    form: medication?.form ? wordsOf(medication.form) : null,
    strength: null,
    instructions:
      dosageInstruction
        .flatMap(({ text, patientInstruction }) => patientInstruction ?? text ?? [])
        .join('\n') || null,
    count: quantity?.value !== undefined && PACKAGES.test(quantity.unit ?? '') ? quantity.value : null,
    validUntil: validityPeriod?.end?.slice(0, 10) ?? null,
    packCode: concept?.coding?.find(({ system }) => system === PACK_SYSTEM)?.code ?? null,
    physicianName: request.requester?.display ?? null,
    isWithdrawn: WITHDRAWN.includes(status),
    prescribedAt: Number.isNaN(authored.getTime()) ? changedAt(request) : authored,
    appointmentIds: related.filter(id => id !== null),
    changedAt: changedAt(request),
  }
}

/** All of them, as one alone would be another medicine; null: none, or one of them has no name. */
function substancesOf(ingredients: Medication['ingredient'] = []): string | null {
  const names = ingredients.map(({ itemCodeableConcept: concept }) => (concept ? wordsOf(concept) : null))
  return names.length === 0 || names.includes(null) ? null : names.join(' + ')
}
