import { type CellParser, optional, required } from '../../parse/column.ts'
import { code, text, wholeNumber } from '../../parse/plain.ts'

export const name = text(200)
/** A name that not everybody has; a dash means that there is none (product §5, "fioOrDash"). */
export const nameOrDash: CellParser<string | null> = cell =>
  /^[-–—]$/.test(cell) ? { value: null } : name(cell)
export const words = text(4000)
export const childYears = wholeNumber(0, 18)
export const slotMinutes = wholeNumber(5, 240)
export const serviceMinutes = wholeNumber(5, 480)

/** Columns that refer to a row of assignments.csv; the speciality is needed only if there are several. */
export const assignment = {
  doctor: required(code, 'Врач', 'doctor'),
  branch: required(code, 'Филиал', 'branch'),
  speciality: optional(name, 'Специальность', 'speciality', 'specialty'),
}
