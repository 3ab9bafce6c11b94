import {
  clinicCode,
  code,
  date,
  fio,
  middleName,
  optional,
  personal,
  phone,
  required,
  sex,
  table,
  text,
  time,
  withDefault,
  yesNo,
} from '../../clinic-import/public.ts'
import { decimal, fileNames, flag, kind, packages, status } from './cells.ts'

const clinic = required(clinicCode, 'Клиника', 'clinic')
const noFiles: string[] = []

/** The files of a folder of results (docs/how-to/import-results.md). */
export const patientsTable = table(
  ['patients.csv', 'пациенты.csv'],
  {
    clinic,
    card: required(code, 'Карта', 'card'),
    lastName: personal(required(fio, 'Фамилия', 'last_name')),
    firstName: personal(required(fio, 'Имя', 'first_name')),
    middleName: personal(optional(middleName, 'Отчество', 'middle_name')),
    birthday: personal(required(date, 'Дата рождения', 'birthday')),
    sex: personal(required(sex, 'Пол', 'sex')),
    phone: personal(required(phone, 'Телефон', 'phone')),
    consent: optional(date, 'Согласие', 'consent'),
  },
  { needed: true },
)

/** Needed where there are no prescriptions, or values of its tests. */
export const resultsTable = table(['results.csv', 'результаты.csv'], {
  clinic,
  number: required(code, 'Номер', 'number'),
  card: required(code, 'Карта', 'card'),
  kind: withDefault('analysis', kind, 'Вид', 'kind'),
  name: required(text(300), 'Название', 'name'),
  date: required(date, 'Дата', 'date'),
  time: withDefault('12:00', time, 'Время', 'time'),
  status: withDefault('ready', status, 'Состояние', 'status'),
  branch: optional(code, 'Филиал', 'branch'),
  doctor: optional(text(200), 'Врач', 'doctor'),
  laboratory: optional(text(200), 'Лаборатория', 'laboratory'),
  visit: optional(code, 'Визит', 'visit'),
  files: withDefault(noFiles, fileNames, 'Файлы', 'files'),
  withdrawn: withDefault(false, yesNo, 'Отозван', 'withdrawn'),
})

export const valuesTable = table(['values.csv', 'показатели.csv'], {
  clinic,
  number: required(code, 'Номер', 'number'),
  code: required(text(60), 'Код', 'code'),
  name: required(text(200), 'Показатель', 'name'),
  value: required(text(500), 'Значение', 'value'),
  unit: optional(text(40), 'Единица', 'unit'),
  low: optional(decimal, 'От', 'low'),
  high: optional(decimal, 'До', 'high'),
  reference: optional(text(200), 'Норма', 'reference'),
  flag: optional(flag, 'Отметка', 'flag'),
})

export const prescriptionsTable = table(['prescriptions.csv', 'назначения.csv'], {
  clinic,
  number: required(code, 'Номер', 'number'),
  card: required(code, 'Карта', 'card'),
  name: required(text(300), 'Препарат', 'name'),
  inn: optional(text(200), 'Вещество', 'inn'),
  form: optional(text(200), 'Форма', 'form'),
  strength: optional(text(100), 'Дозировка', 'strength'),
  instructions: optional(text(1000), 'Как принимать', 'instructions'),
  count: optional(packages, 'Упаковок', 'count'),
  pack: optional(code, 'Упаковка', 'pack'),
  date: required(date, 'Дата', 'date'),
  time: withDefault('12:00', time, 'Время', 'time'),
  validUntil: optional(date, 'Действует до', 'valid_until'),
  doctor: optional(text(200), 'Врач', 'doctor'),
  visit: optional(code, 'Визит', 'visit'),
  completed: withDefault(false, yesNo, 'Выполнено', 'completed'),
  withdrawn: withDefault(false, yesNo, 'Отозвано', 'withdrawn'),
})

export type PatientColumns = (typeof patientsTable)['columns']
export type ResultColumns = (typeof resultsTable)['columns']
export type ValueColumns = (typeof valuesTable)['columns']
export type PrescriptionColumns = (typeof prescriptionsTable)['columns']
