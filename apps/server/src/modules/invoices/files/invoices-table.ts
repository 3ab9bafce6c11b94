import {
  type CellParser,
  clinicCode,
  code,
  date,
  optional,
  required,
  table,
  text,
  wholeNumber,
  withDefault,
} from '../../clinic-import/public.ts'

const MOST_POSITIONS = 250
const MOST_OF_ONE = 10_000

/** Rubles as kopecks: `12`, `12,50` or `12.50`. */
const rubles: CellParser<number> = cell => {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(cell) ?? []
  if (whole === undefined) return { expected: 'expected.rubles' }
  return { value: Number(whole) * 100 + Number(part.padEnd(2, '0')) }
}

/** A file of invoices, one line for each position (docs/how-to/import-invoices.md). */
export const invoicesTable = table(
  ['invoices.csv', 'счета.csv'],
  {
    clinic: optional(clinicCode, 'Медицинский центр', 'clinic'),
    invoice: required(text(60), 'Счёт', 'invoice'),
    visit: required(code, 'Визит', 'visit'),
    programme: required(clinicCode, 'Программа', 'programme'),
    issuedOn: required(date, 'Дата', 'date'),
    answerUntil: optional(date, 'Ответить до', 'answer_until'),
    position: required(wholeNumber(1, MOST_POSITIONS), 'Позиция', 'position'),
    name: required(text(300), 'Услуга', 'service'),
    serviceCode: optional(code, 'Код услуги', 'service_code'),
    quantity: withDefault(1, wholeNumber(1, MOST_OF_ONE), 'Количество', 'quantity'),
    amount: required(rubles, 'Сумма', 'amount'),
    covered: optional(rubles, 'Оплачивает программа', 'covered'),
  },
  { needed: true },
)

export type InvoiceColumns = (typeof invoicesTable)['columns']
