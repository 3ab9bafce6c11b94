import type { ClinicImportKey } from '@vizit/i18n/clinic-import-texts.ts'
import type { BookingPolicy } from '../clinic.ts'
import type { CellParser } from './column.ts'
import { foldWords } from './fold-words.ts'

/** Reads one of the values, under any of the words that clinics use for it. */
export function choice<Value>(
  expected: ClinicImportKey,
  words: readonly [Value, ...string[]][],
): CellParser<Value> {
  const values = new Map(
    words.flatMap(([value, ...names]) => names.map(name => [foldWords(name), value] as const)),
  )
  return cell => {
    const value = values.get(foldWords(cell))
    return value === undefined ? { expected } : { value }
  }
}

export const yesNo = choice<boolean>('expected.yesNo', [
  [true, 'да', 'так', 'yes', 'true', '1', '+'],
  [false, 'нет', 'не', 'no', 'false', '0', '-'],
])

export const policy = choice<BookingPolicy>('expected.policy', [
  ['open', 'открыта', 'онлайн', 'адкрыты', 'open'],
  ['programme', 'по программе', 'только по программе', 'па праграме', 'programme', 'program'],
  ['second-visit', 'со второго визита', 'с второго визита', 'з другога візіту', 'second visit'],
  ['registry', 'регистратура', 'через регистратуру', 'только через регистратуру', 'рэгістратура', 'registry'],
])

export const weeks = choice<'every' | 'odd' | 'even'>('expected.weeks', [
  ['every', 'каждая', 'каждую', 'все', 'кожны', 'every'],
  ['odd', 'нечётная', 'нечётные', 'нечет', 'няцотны', 'odd'],
  ['even', 'чётная', 'чётные', 'чет', 'цотны', 'even'],
])
