import { isEmail } from '@vizit/domain/person/email.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { normalizeEmail } from '../../../platform/email/normalize-email.ts'
import {
  type CellParser,
  choice,
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
import type { VisitOutcome } from '../registry-visit.ts'

const email: CellParser<string> = cell =>
  isEmail(cell) ? { value: normalizeEmail(cell) } : { expected: 'expected.email' }

const language = choice<Language>('expected.language', [
  ['ru', 'ru', 'русский', 'руская'],
  ['be', 'be', 'белорусский', 'беларуская'],
  ['en', 'en', 'английский', 'англійская'],
])

const outcome = choice<VisitOutcome>('expected.outcome', [
  [
    'completed',
    'состоялся',
    'состоялась',
    'пришёл',
    'пришла',
    'адбыўся',
    'прыйшоў',
    'прыйшла',
    'took place',
    'completed',
  ],
  [
    'missed',
    'не пришёл',
    'не пришла',
    'не явился',
    'не явилась',
    'не прыйшоў',
    'не прыйшла',
    'did not come',
    'missed',
  ],
  ['cancelled', 'отменён', 'отменена', 'скасаваны', 'cancelled', 'canceled'],
])

/** Columns of the export that the import ignores. */
const textColumn = (...headers: string[]) => optional<string>(cell => ({ value: cell }), ...headers)

/** The file of visits booked by phone at a reception (docs/how-to/import-visits.md). */
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
    lastName: personal(required(fio, 'Фамилия', 'last_name')),
    firstName: personal(required(fio, 'Имя', 'first_name')),
    middleName: personal(optional(middleName, 'Отчество', 'middle_name')),
    birthday: personal(required(date, 'Дата рождения', 'birthday')),
    sex: personal(required(sex, 'Пол', 'sex')),
    phone: personal(optional(phone, 'Телефон', 'phone')),
    email: personal(optional(email, 'Почта', 'email')),
    language: withDefault('ru', language, 'Язык', 'language'),
    cancelled: withDefault(false, yesNo, 'Отменён', 'cancelled'),
    outcome: optional(outcome, 'Итог', 'outcome'),
    state: textColumn('Состояние', 'state'),
    booking: textColumn('Запись', 'booking'),
    bookedAt: textColumn('Записан', 'booked_at'),
    note: textColumn('Примечание', 'note'),
    programme: textColumn('Программа', 'programme'),
    programmeShare: textColumn('Доля программы', 'programme_share'),
  },
  { needed: true },
)

export type VisitColumns = (typeof visitsTable)['columns']
