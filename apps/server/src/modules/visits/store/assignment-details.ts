import type { TimetableOwner } from '../../providers/public.ts'
import { type InLanguages, inLanguages, personColumns, type TextRow, textColumns } from './in-languages.ts'

/** The doctor, branch and organisation of a visit: an assignment with its names. */
export interface AssignmentDetails {
  readonly providerId: string
  readonly providerCode: string
  readonly timetableOwner: TimetableOwner
  readonly assignmentId: string
  readonly doctorId: string
  readonly doctorName: InLanguages
  readonly photoHash: string | null
  readonly speciality: InLanguages
  readonly branchId: string
  readonly branchName: InLanguages
  readonly branchAddress: InLanguages
  readonly branchPhones: readonly string[]
  readonly latitude: number | null
  readonly longitude: number | null
}

/** SQL: the tables of an assignment's names, joined on `a`, the assignment. */
export const assignmentDetailsTables = `assignment a
  join doctor d on d.id = a.doctor_id
  join branch b on b.id = a.branch_id
  join speciality s on s.id = a.speciality_id
  join provider p on p.id = a.provider_id`

export const assignmentDetailsColumns = `
  p.id as provider_id, p.code as provider_code, p.keeper, a.id as assignment_id, d.id as doctor_id,
  ${personColumns('doctor', 'd')}, d.photo_hash, ${textColumns('speciality', 's.name')},
  b.id as branch_id, ${textColumns('branch', 'b.name')}, ${textColumns('address', 'b.address')},
  b.phones, b.latitude, b.longitude`

export interface AssignmentDetailsRow
  extends TextRow<'doctor'>,
    TextRow<'speciality'>,
    TextRow<'branch'>,
    TextRow<'address'> {
  readonly provider_id: string
  readonly provider_code: string
  readonly keeper: TimetableOwner
  readonly assignment_id: string
  readonly doctor_id: string
  readonly photo_hash: string | null
  readonly branch_id: string
  readonly phones: readonly string[]
  readonly latitude: number | null
  readonly longitude: number | null
}

export function assignmentDetailsOf(row: AssignmentDetailsRow): AssignmentDetails {
  return {
    providerId: row.provider_id,
    providerCode: row.provider_code,
    timetableOwner: row.keeper,
    assignmentId: row.assignment_id,
    doctorId: row.doctor_id,
    doctorName: inLanguages(row, 'doctor'),
    photoHash: row.photo_hash,
    speciality: inLanguages(row, 'speciality'),
    branchId: row.branch_id,
    branchName: inLanguages(row, 'branch'),
    branchAddress: inLanguages(row, 'address'),
    branchPhones: row.phones,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}
