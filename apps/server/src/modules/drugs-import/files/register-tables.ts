import type { Dispensing } from '@vizit/domain/drugs/dispensing.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import {
  type CellParser,
  choice,
  code,
  date,
  optional,
  required,
  table,
  text,
} from '../../clinic-import/public.ts'

const dispensing = choice<Dispensing>('expected.dispensing', [
  ['otc', 'otc', 'без рецепта', 'без рэцэпта'],
  ['rx', 'rx', 'по рецепту', 'па рэцэпце'],
  ['hospital', 'hospital', 'для стационаров', 'для стацыянараў'],
])

const atcCode: CellParser<string> = cell => {
  const written = cell.toUpperCase()
  return /^[A-Z](\d{2}([A-Z]([A-Z](\d{2})?)?)?)?$/.test(written)
    ? { value: written }
    : { expected: 'expected.atcCode' }
}

const WITHOUT_END = new Set(['бессрочно', 'бессрочный', 'бестэрмінова', 'unlimited'])

/** A date, or that the registration has no end. */
const validTo: CellParser<CivilDate | 'no-end'> = cell => {
  if (WITHOUT_END.has(cell.toLowerCase())) return { value: 'no-end' }
  const parsed = date(cell)
  return 'value' in parsed ? parsed : { expected: 'expected.validTo' }
}

const foreign = { needed: true, foreign: true }

/** The register of medicines (docs/how-to/import-medicines.md). */
export const drugsTable = table(
  ['drugs.csv'],
  {
    code: required(code, 'id'),
    nameRu: required(text(400), 'name_ru'),
    nameBe: optional(text(400), 'name_be'),
    nameEn: optional(text(400), 'name_en'),
    innEn: optional(text(300), 'inn_en'),
    innRu: optional(text(300), 'inn_ru'),
    atcCode: optional(atcCode, 'atc'),
    formRu: optional(text(200), 'form_ru'),
    formEn: optional(text(200), 'form_en'),
    formBe: optional(text(200), 'form_be'),
    dispensing: optional(dispensing, 'dispensing'),
    holder: optional(text(600), 'holder'),
    manufacturer: optional(text(600), 'manufacturer'),
    registrationNumber: optional(text(100), 'reg_no'),
    registeredOn: optional(date, 'reg_date'),
    validTo: optional(validTo, 'valid_to'),
  },
  foreign,
)

/** What is sold of each. */
export const packsTable = table(
  ['drug_packs.csv'],
  {
    code: required(code, 'pack_id'),
    drug: required(code, 'drug_id'),
    presentationRu: required(text(1000), 'presentation_ru'),
    presentationBe: optional(text(1000), 'presentation_be'),
    presentationEn: optional(text(1000), 'presentation_en'),
  },
  foreign,
)
