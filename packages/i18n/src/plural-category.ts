import type { Language } from './language.ts'

export type PluralCategory = 'one' | 'few' | 'many' | 'other'

/** The plural forms that each language must have. */
export const pluralForms: Readonly<Record<Language, readonly PluralCategory[]>> = {
  ru: ['one', 'few', 'many', 'other'],
  be: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
}

/**
 * The CLDR plural category of a count. It is computed here because `Intl.PluralRules` of some browsers lacks Belarusian
 * and uses the rules of another language; the test compares it with full ICU.
 */
export function pluralCategory(language: Language, count: number): PluralCategory {
  if (!Number.isInteger(count)) return 'other'
  const size = Math.abs(count)
  if (language === 'en') return size === 1 ? 'one' : 'other'
  const ones = size % 10
  const teens = size % 100 >= 11 && size % 100 <= 14
  if (ones === 1 && !teens) return 'one'
  if (ones >= 2 && ones <= 4 && !teens) return 'few'
  return 'many'
}
