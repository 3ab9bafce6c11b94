import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import { type CellParser, choice, wholeNumber } from '../../clinic-import/public.ts'

export type ResultKind = 'analysis' | 'conclusion'

export const kind = choice<ResultKind>('expected.resultKind', [
  ['analysis', 'анализ', 'исследование', 'аналіз', 'даследаванне', 'analysis', 'test'],
  ['conclusion', 'заключение', 'консультация', 'заключэнне', 'кансультацыя', 'conclusion', 'report'],
])

export const status = choice<'in-progress' | 'ready'>('expected.resultStatus', [
  ['ready', 'готов', 'готово', 'гатовы', 'гатова', 'ready'],
  ['in-progress', 'в работе', 'выполняется', 'у рабоце', 'выконваецца', 'in progress', 'in-progress'],
])

/** As a word, or as HL7's letter. */
export const flag = choice<ValueFlag>('expected.valueFlag', [
  ['normal', 'норма', 'норма', 'normal', 'n'],
  ['low', 'ниже', 'низкий', 'ніжэй', 'нізкі', 'low', 'l', 'll'],
  ['high', 'выше', 'высокий', 'вышэй', 'высокі', 'high', 'h', 'hh'],
  ['abnormal', 'отклонение', 'адхіленне', 'abnormal', 'a', 'aa'],
])

export const decimal: CellParser<number> = cell =>
  /^[+-]?\d{1,12}([.,]\d{1,9})?$/.test(cell)
    ? { value: Number(cell.replace(',', '.')) }
    : { expected: 'expected.decimal' }

const MOST_PACKAGES = 99
/** How many packages were prescribed. */
export const packages = wholeNumber(1, MOST_PACKAGES)

/** File names in the folder, separated by commas or semicolons. */
export const fileNames: CellParser<string[]> = cell => ({
  value: cell
    .split(/[;,]/)
    .map(name => name.trim())
    .filter(Boolean),
})
