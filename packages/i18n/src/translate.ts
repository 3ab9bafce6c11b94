import type { KeyOf, Params, Translate } from './catalogue.ts'
import type { Language } from './language.ts'
import { pluralCategory } from './plural-category.ts'

interface Branch {
  readonly [key: string]: string | Branch
}

function find(texts: Branch, key: string): string | undefined {
  let at: string | Branch | undefined = texts
  for (const step of key.split('.')) at = typeof at === 'object' ? at[step] : undefined
  return typeof at === 'string' ? at : undefined
}

let unfilled = (blank: string): string => blank

/** Sets what is shown for a missing value: the blank itself by default; tests throw an error. */
export function whenUnfilled(said: (blank: string) => string): void {
  unfilled = said
}

function fill(text: string, params: Params): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? unfilled(whole)))
}

/** Writes a fractional count as the language does: 1,5. */
function withComma(language: Language, params: Params): Params {
  const { count } = params
  if (language === 'en' || typeof count !== 'number' || Number.isInteger(count)) return params
  return { ...params, count: String(count).replace('.', ',') }
}

/** Translates the texts of one area in one language: fills `{{name}}`, and chooses the plural form by `count`. */
export function translator<Texts extends object>(language: Language, texts: Texts): Translate<Texts> {
  const branch = texts as Branch
  return (key: KeyOf<Texts>, params: Params = {}) => {
    const count = params.count
    const plural =
      typeof count === 'number' ? find(branch, `${key}_${pluralCategory(language, count)}`) : undefined
    // An unknown key can only come from data (a code newer than this client): the key is shown instead of nothing.
    return fill(plural ?? find(branch, key) ?? key, withComma(language, params))
  }
}
