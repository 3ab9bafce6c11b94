import { weeks } from '../../parse/choice.ts'
import { optional, required, withDefault } from '../../parse/column.ts'
import { code } from '../../parse/plain.ts'
import { date, time, weekdays } from '../../parse/times.ts'
import { table } from '../table.ts'
import { assignment, name, slotMinutes } from './cells.ts'

export const timetableTable = table(['timetable.csv', 'расписание.csv'], {
  ...assignment,
  weekdays: required(weekdays, 'Дни', 'День', 'days', 'day', 'weekday'),
  weeks: withDefault('every', weeks, 'Недели', 'Неделя', 'weeks'),
  starts: required(time, 'С', 'Начало', 'from', 'starts'),
  ends: required(time, 'До', 'По', 'Окончание', 'to', 'ends'),
  slotMinutes: required(slotMinutes, 'Минут', 'Длительность', 'minutes', 'slot_minutes'),
  validFrom: optional(date, 'Действует с', 'valid_from'),
  validTo: optional(date, 'Действует по', 'valid_to'),
})

export const exceptionsTable = table(['exceptions.csv', 'изменения.csv'], {
  ...assignment,
  branch: optional(code, 'Филиал', 'branch'),
  date: required(date, 'Дата', 'date'),
  dateTo: optional(date, 'Дата по', 'date_to'),
  starts: optional(time, 'С', 'Начало', 'from', 'starts'),
  ends: optional(time, 'До', 'По', 'Окончание', 'to', 'ends'),
  slotMinutes: optional(slotMinutes, 'Минут', 'Длительность', 'minutes', 'slot_minutes'),
})

export const holidaysTable = table(['holidays.csv', 'выходные.csv'], {
  date: required(date, 'Дата', 'date'),
  name: required(name, 'Название', 'name'),
})

export const slotsTable = table(['slots.csv', 'талоны.csv'], {
  ...assignment,
  date: required(date, 'Дата', 'date'),
  starts: required(time, 'С', 'Время', 'Начало', 'from', 'time'),
  slotMinutes: required(slotMinutes, 'Минут', 'Длительность', 'minutes'),
})
