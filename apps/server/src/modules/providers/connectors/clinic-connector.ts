import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { Phone } from '@vizit/domain/person/phone.ts'
import type { Failure } from './failure.ts'
import type { ConnectionSettings, Fetch } from './http/connection-settings.ts'

/** The least that a clinic needs to know of a patient. */
export interface Person {
  readonly lastName: string | null
  readonly firstName: string | null
  /** `YYYY-MM-DD` */
  readonly birthday: string | null
  readonly sex: 'MALE' | 'FEMALE' | null
}

/** A doctor in a speciality at a branch, by the clinic's own codes of the import. */
export interface AssignmentCodes {
  readonly assignmentId: string
  readonly doctor: string
  readonly branch: string
  readonly speciality: string
}

/** The timetable of somebody at the clinic. */
export interface ClinicSchedule {
  readonly scheduleId: string
  /** Which assignment it is of; null: none, or more than one, is meant. */
  readonly assignmentId: string | null
  /** Whose it is, in the clinic's own words; they are given back with each appointment. */
  readonly actors: readonly string[]
}

export interface ClinicSlot {
  readonly id: string
  readonly scheduleId: string | null
  readonly isFree: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  /** By the clinic's own clock; null: it does not say. */
  readonly changedAt: Date | null
}

/** Slots of these schedules: what has changed since then (null: all), or what is free between two moments. */
export type SlotsAsked = { readonly scheduleIds: readonly string[] } & (
  | { readonly changedSince: Date | null }
  | { readonly freeFrom: Date; readonly freeTo: Date }
)

export interface SlotsRead {
  readonly slots: readonly ClinicSlot[]
  /** How many were passed over, because they are not what they should be. */
  readonly unreadable: number
}

export interface AppointmentAsked {
  /** Names the appointment at the clinic, so that it is found again and never made twice. */
  readonly operationId: string
  readonly patientId: string
  readonly slotIds: readonly string[]
  /** As `readSchedules` said whose schedules they are. */
  readonly actors: readonly string[]
  readonly startsAt: Date
  readonly endsAt: Date
}

/** `cancelled`: the clinic holds no time for it (any more); `tentative`: it may come to be one. */
export type AppointmentStatus = 'tentative' | 'booked' | 'arrived' | 'completed' | 'missed' | 'cancelled'

export interface ClinicAppointment {
  readonly id: string
  readonly status: AppointmentStatus
  /** Carries the name of an operation of ours: it was made by us. */
  readonly isOurs: boolean
  readonly patientIds: readonly string[]
  readonly actors: readonly string[]
  readonly slotIds: readonly string[]
  /** Null: the clinic does not say. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly changedAt: Date | null
}

export interface ClinicPatient {
  /** Not given up, nor replaced by another. */
  readonly isActive: boolean
  /** Whom of ours the clinic calls so: what `registerPatient` was given. */
  readonly profileIds: readonly string[]
  readonly phone: Phone | null
}

export interface CancelFailure extends Failure {
  /** Whether the clinic was asked to change anything. */
  readonly asked: boolean
}

export interface ClinicValue {
  readonly code: string | null
  readonly name: string | null
  readonly value: string | null
  readonly unit: string | null
  readonly low: number | null
  readonly high: number | null
  /** The range of reference in words. */
  readonly reference: string | null
  readonly flag: ValueFlag | null
}

/** A PDF, read when it is wanted. What goes wrong on the way is a `BrokenOff`. */
export interface ClinicFile {
  open(): Promise<AsyncIterable<Uint8Array> | Failure>
}

interface ClinicResult {
  /** Names it at the clinic, for ever. */
  readonly number: string
  readonly name: string | null
  readonly physicianName: string | null
  readonly isWithdrawn: boolean
  readonly files: readonly ClinicFile[]
  readonly changedAt: Date | null
}

export interface ClinicTest extends ClinicResult {
  /** An examination otherwise, unless it has values. */
  readonly isOfLaboratory: boolean
  readonly takenAt: Date | null
  readonly isReady: boolean
  readonly values: readonly ClinicValue[]
}

/** What a doctor wrote. */
export interface ClinicReport extends ClinicResult {
  readonly issuedAt: Date | null
  /** The appointments after which it was written. */
  readonly appointmentIds: readonly string[]
}

export interface ClinicResults {
  readonly tests: readonly ClinicTest[]
  readonly reports: readonly ClinicReport[]
}

/**
 * What the system of one clinic is asked (docs/how-to/write-a-connector.md). Nothing of it throws: what goes wrong is a
 * `Failure`, whose kind says whether the clinic may have done what it was asked. Reads may be asked for twice; `book` and
 * `cancel` are sent once.
 */
export interface ClinicConnector {
  /** Does the system answer, and speak what is expected? Null: it does. */
  check(): Promise<Failure | { readonly speaks: string } | null>

  readSchedules(assignments: readonly AssignmentCodes[]): Promise<readonly ClinicSchedule[] | Failure>
  readSlots(asked: SlotsAsked): Promise<SlotsRead | Failure>
  readSlot(slotId: string): Promise<ClinicSlot | Failure>

  /** Makes a patient known, once: what the clinic calls them. */
  registerPatient(profileId: string, person: Person): Promise<string | Failure>
  readPatient(patientId: string): Promise<ClinicPatient | Failure>

  /** The id of the appointment, also of one that this operation has made before; 'busy'; or why it is not known. */
  book(asked: AppointmentAsked): Promise<string | 'busy' | Failure>
  /** What stands at the clinic of an operation; null where it knows nothing of it. */
  find(operationId: string): Promise<Pick<ClinicAppointment, 'id' | 'status'> | Failure | null>
  /** 'off': it was, or is now, cancelled, or not there any more; 'over': the patient was met or given up; or why not. */
  cancel(appointmentId: string): Promise<'off' | 'over' | CancelFailure>

  readAppointment(appointmentId: string): Promise<ClinicAppointment | Failure>
  /** Those of them that are there and can be read; the others are read one by one. */
  readAppointments(appointmentIds: readonly string[]): Promise<readonly ClinicAppointment[] | Failure>
  /** Those of these patients that have changed since then, or that begin after then. */
  readAppointmentsOf(
    patientIds: readonly string[],
    which: { readonly changedSince: Date } | { readonly from: Date },
  ): Promise<readonly ClinicAppointment[] | Failure>

  /** What the clinic has of a patient and has changed since then; null: all. */
  readResults(patientId: string, changedSince: Date | null): Promise<ClinicResults | Failure>
}

/** A connector for the clinic of these settings. */
export type OpenConnector = (settings: ConnectionSettings, fetch: Fetch) => ClinicConnector
