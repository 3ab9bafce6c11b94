import { civilDateOf, clockTimeOf } from '@vizit/domain/time/minsk.ts'
import type { ExportedVisit } from '../store/exported-visits.ts'
import { type VisitColumns, visitsTable } from './visits-table.ts'

type Cells = Readonly<Record<keyof VisitColumns, string>>

const columns = Object.keys(visitsTable.columns) as (keyof VisitColumns)[]

/** The first of each column's names in the import. */
export const visitHeaders = columns.map(column => visitsTable.columns[column].headers[0] ?? column)

/** The cells of a visit, in the order of the import's columns. */
export function visitCells(visit: ExportedVisit, clinic: string, now: Date): string[] {
  const { startsAt, bookedAt, status, isCalledOffInTime } = visit
  const isOver = startsAt <= now
  const isCalledOff = status === 'cancelled' && (isCalledOffInTime || !isOver)
  const cells: Cells = {
    clinic,
    number: visit.number,
    doctor: visit.doctor,
    branch: visit.branch,
    speciality: visit.speciality,
    service: visit.service ?? '',
    date: written(civilDateOf(startsAt)),
    time: clockTimeOf(startsAt),
    lastName: visit.lastName,
    firstName: visit.firstName,
    middleName: visit.middleName ?? '',
    birthday: written(visit.birthday),
    sex: visit.sex === 'FEMALE' ? 'ж' : 'м',
    phone: visit.phone === null ? '' : spaced(visit.phone),
    email: visit.email ?? '',
    language: visit.language ?? '',
    cancelled: isCalledOff ? 'да' : '',
    outcome: isOver && !isCalledOff ? OUTCOMES[status] : '',
    state: STATES[status],
    booking: visit.isOfRegistry ? 'регистратура' : 'онлайн',
    bookedAt: `${written(civilDateOf(bookedAt))} ${clockTimeOf(bookedAt)}`,
    note: visit.note ?? '',
    programme: visit.programme ?? '',
    programmeShare: visit.programmeShare === null ? '' : String(visit.programmeShare),
  }
  return columns.map(column => cells[column])
}

const STATES = {
  reserved: 'записан',
  created_manually: 'записан',
  cancelled: 'отменён',
  arrived: 'пришёл',
  missed: 'не пришёл',
  completed: 'состоялся',
}

/** Words of the import; that the patient has arrived is not an outcome yet. */
const OUTCOMES = {
  reserved: '',
  created_manually: '',
  cancelled: 'отменён',
  arrived: '',
  missed: 'не пришёл',
  completed: 'состоялся',
}

const written = (date: string) => date.split('-').toReversed().join('.')

/** Spreadsheets turn plain digits into `3,75E+11`, and text that begins with a plus into a formula. */
const spaced = (phone: string) => phone.replace(/^(\d{3})(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3-$4-$5')
