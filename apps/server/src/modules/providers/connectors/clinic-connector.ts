import type { DosageInstruction } from '@vizit/domain/drugs/dosage.ts'
import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { Phone } from '@vizit/domain/person/phone.ts'
import type { Failure } from '../../../platform/http-client/failure.ts'
import type { Fetch } from '../../../platform/http-client/send-request.ts'
import type { ConnectionSettings } from './http/connection-settings.ts'

/** The least that a clinic needs to know about a patient. */
export interface Person {
  readonly lastName: string | null
  readonly firstName: string | null
  /** `YYYY-MM-DD` */
  readonly birthday: string | null
  readonly sex: 'MALE' | 'FEMALE' | null
}

/** A doctor in a speciality at a branch, with the codes of the clinic's import. */
export interface AssignmentCodes {
  readonly assignmentId: string
  readonly doctor: string
  readonly branch: string
  readonly speciality: string
}

/** The timetable of one doctor, room or role at the clinic. */
export interface ClinicSchedule {
  readonly scheduleId: string
  /** The assignment of this schedule. Null: none matches, or several do. */
  readonly assignmentId: string | null
  /**
   * References to the schedule's doctor and place, in the clinic's own format; each new appointment sends them
   * back.
   */
  readonly actors: readonly string[]
}

export interface ClinicSlot {
  readonly id: string
  readonly scheduleId: string | null
  readonly isFree: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  /** By the clinic's clock. Null: not stated. */
  readonly changedAt: Date | null
}

/** Slots of these schedules: those changed since a moment (null: all), or the free ones between two moments. */
export type SlotsRequest = { readonly scheduleIds: readonly string[] } & (
  | { readonly changedSince: Date | null }
  | { readonly freeFrom: Date; readonly freeTo: Date }
)

export interface SlotsRead {
  readonly slots: readonly ClinicSlot[]
  /** How many slots were skipped because they were invalid. */
  readonly unreadable: number
}

/** A programme that pays for a visit; of its member the clinic learns nothing more. */
export interface Coverer {
  readonly code: string
  /** Percent of the price. */
  readonly share: number
}

export interface AppointmentRequest {
  /**
   * The id under which the clinic stores the appointment, so that it can be found again and is never made twice.
   */
  readonly operationId: string
  readonly patientId: string
  readonly slotIds: readonly string[]
  /** `actors` of the schedule, as `readSchedules` returned them. */
  readonly actors: readonly string[]
  readonly startsAt: Date
  readonly endsAt: Date
  /** Null: the patient pays. */
  readonly coverer: Coverer | null
}

/**
 * `cancelled`: the clinic holds no time for the appointment (any more). `tentative`: it may still become booked.
 */
export type AppointmentStatus = 'tentative' | 'booked' | 'arrived' | 'completed' | 'missed' | 'cancelled'

export interface ClinicAppointment {
  readonly id: string
  readonly status: AppointmentStatus
  /** It carries the id of one of our operations, so we made it. */
  readonly isOurs: boolean
  readonly patientIds: readonly string[]
  readonly actors: readonly string[]
  readonly slotIds: readonly string[]
  /** Null: not stated. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly changedAt: Date | null
}

export interface ClinicPatient {
  /** False: the clinic has deactivated the patient or replaced it by another one. */
  readonly isActive: boolean
  /** The profile ids that `registerPatient` gave to this patient. */
  readonly profileIds: readonly string[]
  readonly phone: Phone | null
}

export interface CancelFailure extends Failure {
  /** Whether a request that changes something was sent to the clinic. */
  readonly asked: boolean
}

export interface ClinicValue {
  readonly code: string | null
  readonly name: string | null
  readonly value: string | null
  readonly unit: string | null
  readonly low: number | null
  readonly high: number | null
  /** The reference range in words. */
  readonly reference: string | null
  readonly flag: ValueFlag | null
}

/** A PDF, fetched only when `open` is called. An error while reading throws a `BrokenOff`. */
export interface ClinicFile {
  open(): Promise<AsyncIterable<Uint8Array> | Failure>
}

interface ClinicResult {
  /** The clinic's permanent id of the result. */
  readonly number: string
  readonly name: string | null
  readonly physicianName: string | null
  readonly isWithdrawn: boolean
  readonly files: readonly ClinicFile[]
  readonly changedAt: Date | null
}

export interface ClinicTest extends ClinicResult {
  /** False: an examination. A test with values always counts as one of a laboratory. */
  readonly isOfLaboratory: boolean
  readonly takenAt: Date | null
  readonly isReady: boolean
  readonly values: readonly ClinicValue[]
}

/** A doctor's report. */
export interface ClinicReport extends ClinicResult {
  readonly issuedAt: Date | null
  /** The appointments that the report is about. */
  readonly appointmentIds: readonly string[]
}

/** A drug that a doctor prescribed. */
export interface ClinicPrescription {
  /** The clinic's permanent id of the prescription. */
  readonly number: string
  /** A trade name or the substance. Null: the clinic does not name it, or its name could not be read. */
  readonly name: string | null
  readonly inn: string | null
  readonly form: string | null
  readonly strength: string | null
  readonly instructions: string | null
  /** How to take it where the clinic did not write it as one text. */
  readonly dosage: readonly DosageInstruction[] | null
  /** Packages. */
  readonly count: number | null
  readonly validUntil: string | null
  /** The register's code of a presentation. */
  readonly packCode: string | null
  readonly physicianName: string | null
  /** It was carried out: nothing of it is still to be bought. */
  readonly isCompleted: boolean
  readonly isWithdrawn: boolean
  readonly prescribedAt: Date | null
  readonly appointmentIds: readonly string[]
  readonly changedAt: Date | null
}

export interface ClinicResults {
  readonly tests: readonly ClinicTest[]
  readonly reports: readonly ClinicReport[]
  readonly prescriptions: readonly ClinicPrescription[]
  /** All prescriptions that the clinic has of the patient now, whenever they changed. Null: it does not say. */
  readonly allPrescriptions: AllPrescriptions | null
  /** What the clinic keeps back while it answers the rest. */
  readonly refused: Failure | null
  /** What of this patient's prescriptions could not be read, or is not named, while the rest could. */
  readonly unread: Failure | null
}

export interface AllPrescriptions {
  /** With which the numbers of the clinic's own prescriptions begin; others came with files. */
  readonly prefix: string
  readonly numbers: readonly string[]
}

/**
 * The port to one clinic's system (docs/how-to/write-a-connector.md). Methods never throw: an error is a
 * `Failure`, whose kind says whether the clinic may have carried out the request. Reads may be repeated; `book`
 * and `cancel` are sent once.
 */
export interface ClinicConnector {
  /** Whether the system answers in a supported version. Null: it does; `speaks`: the version that it has instead. */
  check(): Promise<Failure | { readonly speaks: string } | null>

  readSchedules(assignments: readonly AssignmentCodes[]): Promise<readonly ClinicSchedule[] | Failure>
  readSlots(asked: SlotsRequest): Promise<SlotsRead | Failure>
  readSlot(slotId: string): Promise<ClinicSlot | Failure>

  /** Registers a patient, once per profile; returns the clinic's patient id. */
  registerPatient(profileId: string, person: Person): Promise<string | Failure>
  readPatient(patientId: string): Promise<ClinicPatient | Failure>

  /** The appointment's id, also when this operation has made it before; 'busy': a slot is taken; or a failure. */
  book(asked: AppointmentRequest): Promise<string | 'busy' | Failure>
  /** The appointment of an operation. Null: the clinic has none. */
  find(operationId: string): Promise<Pick<ClinicAppointment, 'id' | 'status'> | Failure | null>
  /**
   * 'off': it is cancelled now, was before, or does not exist any more. 'over': the visit has taken place or was
   * missed, so it cannot be cancelled. Or a failure.
   */
  cancel(appointmentId: string): Promise<'off' | 'over' | CancelFailure>

  readAppointment(appointmentId: string): Promise<ClinicAppointment | Failure>
  /** Those of the appointments that exist and are valid; the caller reads missing ones one by one. */
  readAppointments(appointmentIds: readonly string[]): Promise<readonly ClinicAppointment[] | Failure>
  /** These patients' appointments that changed since a moment, or that begin after one. */
  readAppointmentsOf(
    patientIds: readonly string[],
    which: { readonly changedSince: Date } | { readonly from: Date },
  ): Promise<readonly ClinicAppointment[] | Failure>

  /** A patient's results that changed since then; null: all. */
  readResults(patientId: string, changedSince: Date | null): Promise<ClinicResults | Failure>
}

/** Makes the connector for a clinic with these settings. */
export type OpenConnector = (settings: ConnectionSettings, fetch: Fetch) => ClinicConnector
