import type { ConnectorKind } from '../connectors/connectors.ts'
import type { BookingStyle } from '../connectors/http/connection-settings.ts'
import type { ReceivedRequest, Trouble } from './troubled-server.ts'

export interface SlotsToAdd {
  readonly from: string
  readonly count: number
  readonly minutes?: number
}

/** A clinic's system of any kind, for tests: what can happen there, and what it holds. */
export interface ClinicSystem {
  readonly connector: ConnectorKind
  readonly booking: BookingStyle
  readonly baseUrl: string
  readonly token: string
  readonly requests: readonly ReceivedRequest[]
  befall(trouble?: (asked: ReceivedRequest) => Trouble | undefined): void
  close(): Promise<void>
  /** Whether a request changes appointments. */
  isWrite(asked: ReceivedRequest): boolean
  /** The only schedule of a doctor, by the code of the import. */
  addSchedule(doctorCode: string): void
  /** Adds free times, one after another. */
  addSlots(given: SlotsToAdd): string[]
  /** Another patient takes the slot at the clinic. */
  takeSlot(slotId: string): void
  removeSlot(slotId: string): void
  isBusy(slotId: string): boolean
  busySlots(): number
  patientOf(profileId: string): string
  /** Our appointments there. */
  ourAppointments(): string[]
  /** The clinic makes an appointment itself. */
  makeAppointment(patientId: string, slotId: string): string
  setStatus(appointmentId: string, status: 'cancelled' | 'arrived' | 'completed' | 'missed'): void
  moveAppointment(appointmentId: string, slotId: string): void
  statusOf(appointmentId: string): unknown
  /** A ready test with one value and a PDF, a report of an appointment, and a drug that was prescribed there. */
  addResults(patientId: string, appointmentId: string): void
}

export const TEST_NAME = 'Общий анализ крови'
export const REPORT_NAME = 'Консультация терапевта'
export const DRUG = 'Нурофен'
export const ANALYTE = 'Гемоглобин'
export const FILE = Buffer.from('%PDF-1.7 a small one')
