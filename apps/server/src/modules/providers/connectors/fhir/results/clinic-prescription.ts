import type { ClinicPrescription } from '../../clinic-connector.ts'
import type { Medication } from '../resources/medication.ts'
import type { MedicationRequest } from '../resources/medication-request.ts'
import { changedAt, referredId } from '../resources/parts.ts'
import { wordsOf } from '../resources/results.ts'
import { PACK_SYSTEM } from '../resources/systems.ts'
import { dosageInstruction } from './structured-dosage.ts'

/** Not to be taken, or not now: what is on hold comes back as active. */
const WITHDRAWN = ['cancelled', 'entered-in-error', 'stopped', 'on-hold']
/** Units that count packages; others count tablets or millilitres. */
const PACKAGES = /^(pack|package|box|упак|уп\.?$|паков)/i

type Contained = NonNullable<MedicationRequest['contained']>[number]

/**
 * A MedicationRequest as a prescription, with the Medication to which it refers, if that was read; null: it is a draft or a plan, which no
 * patient has been given.
 */
export function clinicPrescription(
  request: MedicationRequest,
  read: Medication | null = null,
): ClinicPrescription | null {
  const { status, intent = 'order', contained = [], dispenseRequest, dosageInstruction: given = [] } = request
  const isForbidden = request.doNotPerform === true
  if (status === 'draft' || intent === 'proposal' || intent === 'plan') return null
  const medication = read ?? contained.find(({ id }) => `#${id}` === request.medicationReference?.reference)
  const concept = request.medicationCodeableConcept ?? medication?.code
  const packCode = concept?.coding?.find(({ system }) => system === PACK_SYSTEM)?.code ?? null
  const inn = substancesOf(medication?.ingredient)
  const { quantity, validityPeriod } = dispenseRequest ?? {}
  const authored = new Date(request.authoredOn ?? '')
  const related = (request.supportingInformation ?? []).map(({ reference }) =>
    referredId(reference, 'Appointment'),
  )
  return {
    number: `MedicationRequest/${request.id}`,
    name: (concept && wordsOf(concept)) ?? request.medicationReference?.display ?? packCode ?? inn,
    inn,
    form: medication?.form ? wordsOf(medication.form) : null,
    strength: strengthOf(medication?.ingredient),
    ...instructionsOf(given),
    count: quantity?.value !== undefined && PACKAGES.test(quantity.unit ?? '') ? quantity.value : null,
    validUntil: validityPeriod?.end?.slice(0, 10) ?? null,
    packCode,
    physicianName: request.requester?.display ?? null,
    isCompleted: status === 'completed',
    isWithdrawn: isForbidden || WITHDRAWN.includes(status),
    prescribedAt: Number.isNaN(authored.getTime()) ? changedAt(request) : authored,
    appointmentIds: related.filter(id => id !== null),
    changedAt: latest(changedAt(request), read && changedAt(read)),
  }
}

const latest = (one: Date | null, other: Date | null) => (one && other && other > one ? other : one)

/** As one text, or in parts where one of them is not written as text. */
function instructionsOf(
  given: NonNullable<MedicationRequest['dosageInstruction']>,
): Pick<ClinicPrescription, 'instructions' | 'dosage'> {
  const inOrder = given.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))
  const dosage = inOrder.flatMap(each => dosageInstruction(each) ?? [])
  const texts = dosage.flatMap(each => (typeof each === 'object' && 'text' in each ? each.text : []))
  if (texts.length < dosage.length) return { instructions: null, dosage }
  return { instructions: texts.join('\n') || null, dosage: null }
}

/** All of them, as one alone would be another medicine; null: none, or one of them has no name. */
function substancesOf(ingredients: Contained['ingredient'] = []): string | null {
  const names = ingredients.map(({ itemCodeableConcept: concept }) => (concept ? wordsOf(concept) : null))
  return names.length === 0 || names.includes(null) ? null : names.join(' + ')
}

type Strength = NonNullable<NonNullable<Contained['ingredient']>[number]['strength']>

/** "2,5 мг", "500 мг/125 мг", "125 мг/5 мл"; null: that of a substance is not said, and the others alone would be another medicine. */
function strengthOf(ingredients: Contained['ingredient'] = []): string | null {
  const amounts = ingredients.map(({ strength }) => (strength ? ratioText(strength) : null))
  return amounts.length === 0 || amounts.includes(null) ? null : amounts.join('/')
}

/** "125 мг/5 мл": these denominators are said; of one tablet the form says it. */
const VOLUME = /^(ml|мл|l|л|g|г)$/i

function ratioText({ numerator, denominator }: Strength): string | null {
  if (numerator?.value === undefined || numerator.unit === undefined) return null
  const amount = `${written(numerator.value)} ${numerator.unit}`
  const { value = 1, unit = '' } = denominator ?? {}
  if (!VOLUME.test(unit)) return value === 1 ? amount : null
  return value === 1 ? `${amount}/${unit}` : `${amount}/${written(value)} ${unit}`
}

const written = (value: number) => String(value).replace('.', ',')
