import { hostOrigin } from '@vizit/domain/frame/host-origin.ts'
import type { CellParser } from './column.ts'

export const text =
  (longest: number): CellParser<string> =>
  cell =>
    cell.length <= longest ? { value: cell } : { expected: 'expected.text', params: { longest } }

/** The clinic's own code of a row: any text without spaces. */
export const code: CellParser<string> = cell =>
  /^\S{1,60}$/.test(cell) ? { value: cell } : { expected: 'expected.code' }

/** Several addresses, separated by spaces, semicolons or commas. */
export const emails: CellParser<string[]> = cell => {
  const list = cell.split(/[\s;,]+/).filter(Boolean)
  return list.length > 0 && list.every(each => 'value' in email(each))
    ? { value: [...new Set(list)] }
    : { expected: 'expected.emails' }
}

/** Several paths of files, separated by semicolons. */
export const paths: CellParser<string[]> = cell => {
  const list = cell
    .split(';')
    .map(path => path.trim())
    .filter(Boolean)
  return list.length > 0 && list.every(path => path.length <= 200)
    ? { value: [...new Set(list)] }
    : { expected: 'expected.paths' }
}

/** Several codes, separated by spaces, semicolons or commas. */
export const codes: CellParser<string[]> = cell => {
  const list = cell.split(/[\s;,]+/).filter(Boolean)
  return list.length > 0 && list.every(each => each.length <= 60)
    ? { value: [...new Set(list)] }
    : { expected: 'expected.codes' }
}

const SHORT_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/

export const clinicCode: CellParser<string> = cell =>
  SHORT_CODE.test(cell) ? { value: cell } : { expected: 'expected.clinicCode' }

export const programmeCode: CellParser<string> = cell =>
  SHORT_CODE.test(cell) ? { value: cell } : { expected: 'expected.programmeCode' }

export const wholeNumber =
  (least: number, most: number): CellParser<number> =>
  cell => {
    const number = /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN
    return number >= least && number <= most
      ? { value: number }
      : { expected: 'expected.wholeNumber', params: { least, most } }
  }

export const degrees =
  (most: number): CellParser<number> =>
  cell => {
    const number = /^-?\d{1,3}([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN
    return Math.abs(number) <= most ? { value: number } : { expected: 'expected.degrees', params: { most } }
  }

export const email: CellParser<string> = cell =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell) ? { value: cell } : { expected: 'expected.email' }

export const colour: CellParser<string> = cell =>
  /^#[0-9a-f]{6}$/i.test(cell) ? { value: cell.toLowerCase() } : { expected: 'expected.colour' }

/**
 * Whether a place can be called so: with a plus the whole number, nine digits after +375; without one also a city's or a short one.
 */
function canBeCalled(phone: string): boolean {
  if (!/^\+?[\d\s()-]{3,20}$/.test(phone)) return false
  const digits = phone.replace(/\D/g, '')
  if (!phone.startsWith('+')) return digits.length >= 3
  return digits.startsWith('375') ? digits.length === 12 : digits.length >= 8
}

/** Several phones, separated by semicolons or commas: city and mobile numbers, and short ones. */
export const phones: CellParser<string[]> = cell => {
  const list = cell.split(/[;,]/).map(phone => phone.trim())
  return list.every(canBeCalled) ? { value: list } : { expected: 'expected.phones' }
}

const NOBODY = new Set(['нет', 'не', 'no', '-'])

/** The clinic's sites, separated by spaces, semicolons or commas; `нет` means none. */
export const sites: CellParser<string[]> = cell => {
  if (NOBODY.has(cell.toLowerCase())) return { value: [] }
  const origins = cell
    .split(/[\s;,]+/)
    .filter(Boolean)
    .map(site => hostOrigin(site))
  const known = origins.filter(origin => origin !== null)
  return known.length === origins.length ? { value: [...new Set(known)] } : { expected: 'expected.sites' }
}
