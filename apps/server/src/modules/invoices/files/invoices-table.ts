import { kopecksOf } from '@vizit/domain/money/rubles.ts'
import {
  type CellParser,
  clinicCode,
  code,
  date,
  optional,
  programmeCode,
  required,
  table,
  text,
  wholeNumber,
  withDefault,
} from '../../clinic-import/public.ts'

/** Of one invoice; how they are numbered is the organisation's choice. */
export const MOST_POSITIONS = 250
const HIGHEST_POSITION = 999_999_999
const MOST_OF_ONE = 10_000
/** Kopecks: ten million rubles. */
const HIGHEST_SUM = 999_999_999

const rubles: CellParser<number> = cell => {
  const value = kopecksOf(cell)
  return value === null || value > HIGHEST_SUM ? { expected: 'expected.rubles' } : { value }
}

/** A file of invoices, one line for each position (docs/how-to/import-invoices.md). */
export const invoicesTable = table(
  ['invoices.csv', 'счета.csv'],
  {
    clinic: optional(clinicCode, 'Медицинский центр', 'clinic'),
    invoice: required(text(60), 'Счёт', 'invoice'),
    visit: required(code, 'Визит', 'visit'),
    programme: required(programmeCode, 'Программа', 'programme'),
    issuedOn: required(date, 'Дата', 'date'),
    answerUntil: optional(date, 'Ответить до', 'answer_until'),
    position: required(wholeNumber(1, HIGHEST_POSITION), 'Позиция', 'position'),
    name: required(text(300), 'Услуга', 'service'),
    serviceCode: optional(code, 'Код услуги', 'service_code'),
    quantity: withDefault(1, wholeNumber(1, MOST_OF_ONE), 'Количество', 'quantity'),
    amount: required(rubles, 'Сумма', 'amount'),
    covered: optional(rubles, 'Оплачивает программа', 'covered'),
  },
  { needed: true },
)

export type InvoiceColumns = (typeof invoicesTable)['columns']
