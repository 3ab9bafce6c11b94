import { isEmail } from '@vizit/domain/person/email.ts'
import type { Language } from '@vizit/i18n/language.ts'
import {
  type CellParser,
  choice,
  clinicCode,
  code,
  date,
  fio,
  middleName,
  optional,
  phone,
  required,
  sex,
  table,
  text,
  time,
  withDefault,
  yesNo,
} from '../../clinic-import/public.ts'

const email: CellParser<string> = cell =>
  isEmail(cell) ? { value: cell.toLowerCase() } : { expected: 'expected.email' }

const language = choice<Language>('expected.language', [
  ['ru', 'ru', 'русский', 'руская'],
  ['be', 'be', 'белорусский', 'беларуская'],
  ['en', 'en', 'английский', 'англійская'],
])

/** The file of visits that a registry took by phone, as docs/how-to/import-visits.md describes it. */
export const visitsTable = table(
  ['visits.csv', 'визиты.csv'],
  {
    clinic: required(clinicCode, 'Клиника', 'clinic'),
    number: required(code, 'Номер', 'number'),
    doctor: required(code, 'Врач', 'doctor'),
    branch: required(code, 'Филиал', 'branch'),
    speciality: optional(text(200), 'Специальность', 'speciality', 'specialty'),
    service: optional(code, 'Услуга', 'service'),
    date: required(date, 'Дата', 'date'),
    time: required(time, 'Время', 'time'),
    lastName: required(fio, 'Фамилия', 'last_name'),
    firstName: required(fio, 'Имя', 'first_name'),
    middleName: optional(middleName, 'Отчество', 'middle_name'),
    birthday: required(date, 'Дата рождения', 'birthday'),
    sex: required(sex, 'Пол', 'sex'),
    phone: required(phone, 'Телефон', 'phone'),
    email: optional(email, 'Почта', 'email'),
    language: withDefault('ru', language, 'Язык', 'language'),
    cancelled: withDefault(false, yesNo, 'Отменён', 'cancelled'),
  },
  { needed: true },
)

export type VisitColumns = (typeof visitsTable)['columns']
