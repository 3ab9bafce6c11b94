import { isFio, isFioOrDash, tidy } from '@vizit/domain/person/full-name.ts'
import { parsePhone } from '@vizit/domain/person/phone.ts'
import { choice } from './choice.ts'
import type { CellParser } from './column.ts'

const LONGEST_NAME = 100

export const fio: CellParser<string> = cell =>
  isFio(cell) && cell.length <= LONGEST_NAME ? { value: tidy(cell) } : { expected: 'expected.fio' }

/** A dash means that there is none (product §5, "fioOrDash"). */
export const middleName: CellParser<string | null> = cell => {
  if (!isFioOrDash(cell) || cell.length > LONGEST_NAME) return { expected: 'expected.fio' }
  return { value: isFio(cell) ? tidy(cell) : null }
}

export const phone: CellParser<string> = cell => {
  const value = parsePhone(cell)
  return value === null ? { expected: 'expected.mobile' } : { value }
}

export const sex = choice<'MALE' | 'FEMALE'>('expected.sex', [
  ['FEMALE', 'ж', 'жен', 'женский', 'жаночы', 'f', 'female'],
  ['MALE', 'м', 'муж', 'мужской', 'мужчынскі', 'm', 'male'],
])
