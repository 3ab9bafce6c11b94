import { foldName } from '../person/fold-name.ts'
import { foldWord } from '../search/fold-word.ts'
import { nameForms, patronymicForms, surnameForms } from './name-forms.ts'

/** A row of data/person_names.csv: one name in all its spellings. */
export interface PersonNameRow {
  readonly kind: 'first' | 'last'
  readonly sex: 'M' | 'F' | ''
  readonly spellings: readonly string[]
  /** Those that are everyday words in some form, so that small letters do not tell a name: "света", "кости". */
  readonly everyday: readonly string[]
}

/** Forms of names by their key, with the rows that they belong to: two spellings of one name have a row in common. */
type Rows = ReadonlyMap<string, ReadonlySet<number>>

export interface KnownNames {
  readonly first: Rows
  readonly everyday: ReadonlySet<string>
  readonly patronymics: Rows
  readonly surnames: Rows
}

const TRANSLITERATED: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', ё: 'e', ж: 'ж', з: 'z', и: 'i', і: 'i' },
  ...{ й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ў: 'u' },
  ...{ ф: 'f', х: 'g', ц: 'ц', ч: 'ч', ш: 'ш', щ: 'шч', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
}
/** Ways of writing one letter in Latin: "Yuliya" and "Julia", "Siarhei" and "Siargey". */
const LATIN: readonly (readonly [RegExp, string])[] = [
  ...([
    [/shch/g, 'шч'],
    [/zh/g, 'ж'],
    [/sh/g, 'ш'],
    [/ch/g, 'ч'],
    [/kh|h/g, 'g'],
    [/ts|tz/g, 'ц'],
    [/x/g, 'ks'],
    [/ph/g, 'f'],
    [/[cq]/g, 'k'],
    [/w/g, 'v'],
    [/[yj]/g, 'i'],
  ] as const),
  ...([
    [/i[eo]/g, 'e'],
    [/(.)\1+/g, '$1'],
  ] as const),
]

/** How a word is compared with names: folded if it has a Cyrillic letter, else by the sounds of its Latin letters. */
export function nameKey(word: string): string {
  if (/\p{Script=Cyrillic}/u.test(word)) return foldWord(foldName(word))
  return latinKey(foldWord(word))
}

const latinKey = (text: string) =>
  LATIN.reduce((written, [letters, one]) => written.replace(letters, one), text)

/** The keys of a form: of itself, and of the same in Latin letters. */
const keysOf = (form: string) => [
  nameKey(form),
  latinKey([...form.toLowerCase()].map(letter => TRANSLITERATED[letter] ?? letter).join('')),
]

const SHORTEST = 2

/** The names of these rows, to be looked for in a text. */
export function knownNames(rows: readonly PersonNameRow[]): KnownNames {
  const known = {
    first: new Map<string, Set<number>>(),
    patronymics: new Map<string, Set<number>>(),
    surnames: new Map<string, Set<number>>(),
  }
  const everyday = new Set<string>()
  const add = (to: Map<string, Set<number>>, row: number, forms: readonly string[]) => {
    for (const key of forms.flatMap(keysOf))
      if (key.length > SHORTEST) to.set(key, (to.get(key) ?? new Set()).add(row))
  }
  rows.forEach(({ kind, sex, spellings, everyday: ofEveryday }, row) => {
    for (const name of spellings) {
      add(
        kind === 'first' ? known.first : known.surnames,
        row,
        kind === 'first' ? nameForms(name) : surnameForms(name),
      )
      if (kind === 'first' && sex === 'M') add(known.patronymics, row, patronymicForms(name))
    }
    for (const key of ofEveryday.flatMap(nameForms).flatMap(keysOf)) everyday.add(key)
  })
  return { ...known, everyday }
}
