import type { Appointment as FhirAppointment } from '@medplum/fhirtypes'
import {
  type Failure,
  isConflict,
  isFailure,
  isMissing,
  unclear,
} from '../../../../../platform/http-client/failure.ts'
import type { AppointmentRequest, Coverer } from '../../clinic-connector.ts'
import type { FhirSystem } from '../fhir-system.ts'
import { search } from '../http/search.ts'
import { Appointment, holdsNoTime } from '../resources/appointment.ts'
import { referredId } from '../resources/parts.ts'
import type { Slot } from '../resources/slot.ts'
import { COPAY_SYSTEM, ORDER_SYSTEM, PROGRAMME_SYSTEM } from '../resources/systems.ts'
import { marking, readSlots } from './slots.ts'
import { transact } from './transaction.ts'

const byOperation = (operationId: string) =>
  `identifier=${encodeURIComponent(`${ORDER_SYSTEM}|${operationId}`)}`

/** Books at the clinic. Returns the appointment's id; 'busy'; or a failure. */
export async function bookAppointment(
  system: FhirSystem,
  asked: AppointmentRequest,
): Promise<string | 'busy' | Failure> {
  const made =
    system.booking === 'appointment' ? await createAppointment(system, asked) : await takeSlots(system, asked)
  if (typeof made === 'string') return made
  if (isMissing(made)) return 'busy'
  if (!isConflict(made)) return made
  // A proxy may have sent our request twice: the conflict may be with our own appointment.
  const ours = await findAppointment(system, asked.operationId)
  if (ours === null) return 'busy'
  if (isFailure(ours)) return unclear()
  return holdsNoTime(ours) ? 'busy' : ours.id
}

/** The appointment of an operation. Null: the clinic has none. */
export async function findAppointment(
  { client }: FhirSystem,
  operationId: string,
): Promise<Appointment | Failure | null> {
  const found = await search(
    client,
    'Appointment',
    [['identifier', `${ORDER_SYSTEM}|${operationId}`]],
    Appointment,
  )
  if (isFailure(found)) return found
  const isIt = ({ identifier = [] }: Appointment) =>
    identifier.some(({ system, value }) => system === ORDER_SYSTEM && value === operationId)
  // A server that ignores this search parameter would return other appointments, so the identifier is checked.
  const ours = found.resources.filter(isIt)
  if (found.wrong > 0 && ours.length === 0) return unclear()
  return ours.find(appointment => !holdsNoTime(appointment)) ?? ours[0] ?? null
}

async function createAppointment({ client }: FhirSystem, asked: AppointmentRequest) {
  const ifNoneExist = byOperation(asked.operationId)
  const made = await client.create('Appointment', appointmentOf(asked), Appointment, { ifNoneExist })
  if (isFailure(made)) return made
  return holdsNoTime(made) ? 'busy' : made.id
}

/**
 * For servers that store resources without booking rules: one transaction marks the Slots as busy and makes the
 * appointment.
 */
async function takeSlots(
  { client }: FhirSystem,
  asked: AppointmentRequest,
): Promise<string | 'busy' | Failure> {
  const slots = await readSlots(client, asked.slotIds)
  if (isFailure(slots)) return slots
  if (slots.some(({ status }: Slot) => status !== 'free')) return 'busy'
  const done = await transact(client, [
    {
      resource: appointmentOf(asked),
      request: { method: 'POST', url: 'Appointment', ifNoneExist: byOperation(asked.operationId) },
    },
    ...slots.map(slot => marking(slot, 'busy')),
  ])
  if (isFailure(done)) return done
  const [first] = done
  const whole = Appointment.safeParse(first?.resource)
  return (whole.success ? whole.data.id : referredId(first?.response.location, 'Appointment')) ?? unclear()
}

function appointmentOf(asked: AppointmentRequest): FhirAppointment {
  const participants = [`Patient/${asked.patientId}`, ...asked.actors]
  return {
    resourceType: 'Appointment',
    identifier: [{ system: ORDER_SYSTEM, value: asked.operationId }],
    status: 'booked',
    start: asked.startsAt.toISOString(),
    end: asked.endsAt.toISOString(),
    slot: asked.slotIds.map(id => ({ reference: `Slot/${id}` })),
    participant: participants.map(reference => ({ actor: { reference }, status: 'accepted' })),
    ...(asked.coverer && coverageOf(asked.coverer, asked.patientId)),
  }
}

/** R4 has no field of an Appointment for who pays: a Coverage within it, as supporting information. */
function coverageOf(
  { code, share }: Coverer,
  patientId: string,
): Pick<FhirAppointment, 'contained' | 'supportingInformation'> {
  return {
    contained: [
      {
        resourceType: 'Coverage',
        id: 'coverage',
        status: 'active',
        beneficiary: { reference: `Patient/${patientId}` },
        payor: [{ identifier: { system: PROGRAMME_SYSTEM, value: code } }],
        costToBeneficiary: [
          {
            type: { coding: [{ system: COPAY_SYSTEM, code: 'copaypct' }] },
            valueQuantity: { value: 100 - share, unit: '%' },
          },
        ],
      },
    ],
    supportingInformation: [{ reference: '#coverage' }],
  }
}
