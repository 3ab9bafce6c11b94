import type { CardState, CoverageKind, LimitPeriod } from '@vizit/domain/programmes/coverage.ts'
import {
  type ContractNumber,
  parseBarcode,
  parseContractNumber,
} from '@vizit/domain/programmes/insurance-key.ts'
import { normalizeDomain, normalizeEmail } from '../../../platform/email/normalize-email.ts'
import { type CellParser, choice, email } from '../../clinic-import/public.ts'

export const programmeKind = choice<'EMPLOYER' | 'INSURER'>('expected.programmeKind', [
  ['EMPLOYER', 'работодатель', 'наниматель', 'наймальнік', 'employer'],
  ['INSURER', 'страховая', 'страховщик', 'страхавая', 'insurer'],
])

export const coverage = choice<CoverageKind>('expected.coverage', [
  ['COVERED', 'покрыто', 'да', 'пакрыта', 'covered', 'yes'],
  ['LIMITED', 'ограниченно', 'с лимитом', 'абмежавана', 'limited'],
  ['NOT_COVERED', 'не покрыто', 'нет', 'не пакрыта', 'not covered', 'no'],
])

export const period = choice<LimitPeriod>('expected.period', [
  ['MONTH', 'месяц', 'month'],
  ['YEAR', 'год', 'year'],
  ['CONTRACT', 'договор', 'дагавор', 'contract'],
])

export const sharing = choice<'member' | 'family'>('expected.sharing', [
  ['member', 'человек', 'чалавек', 'person', 'member'],
  ['family', 'семья', 'сям’я', "сям'я", 'family'],
])

export const card = choice<CardState>('expected.card', [
  ['ACTIVE', 'активна', 'действует', 'дзейнічае', 'active'],
  ['INACTIVE', 'неактивна', 'не действует', 'не дзейнічае', 'inactive'],
  ['NONE', 'нет', 'няма', 'none'],
])

/** An address as it is stored and compared: of several spellings each is the same. */
export const address: CellParser<string> = cell => {
  const parsed = email(cell)
  return 'value' in parsed ? { value: normalizeEmail(parsed.value) } : parsed
}

export const barcode: CellParser<string> = cell => {
  const value = parseBarcode(cell)
  return value === null ? { expected: 'expected.barcode' } : { value }
}

export const contractNumber: CellParser<ContractNumber> = cell => {
  const value = parseContractNumber(cell)
  return value === null ? { expected: 'expected.contractNumber' } : { value }
}

/** Several domains of e-mail addresses, separated by spaces, semicolons or commas, as addresses are stored: `xn--90ais` is `бел`. */
export const domains: CellParser<string[]> = cell => {
  const list = cell.split(/[\s;,]+/).filter(Boolean)
  return list.every(domain => /^[\p{L}\d](?:[\p{L}\d-]*\.)+[\p{L}\d-]{2,}$/u.test(domain))
    ? { value: [...new Set(list.map(normalizeDomain))] }
    : { expected: 'expected.domains' }
}
