import { differByOneError } from './one-error.ts'
import { readQuery } from './read-query.ts'

/** Sections that people ask for by what is there, and not by a name. */
type AskedSection = 'pharmacies' | 'drugs'

interface SectionWords {
  /** Folded; the ends of their forms are left out. The second is the shortest beginning of it that begins nothing else. */
  readonly beginnings: readonly (readonly [word: string, least: string])[]
  /** Folded; one error is forgiven in them. */
  readonly whole: readonly string[]
  /** Folded; too short for an error, or the beginning of something else. */
  readonly exact: readonly string[]
  /** A letter away, and something else. */
  readonly other: RegExp
}

const WORDS: Record<AskedSection, SectionWords> = {
  pharmacies: {
    beginnings: [
      ['аптек', 'апте'],
      ['аптэк', 'аптэ'],
      ['aptek', 'apte'],
      ['pharmac', 'pharmac'],
      ['drugstore', 'drugst'],
      ['chemist', 'chemis'],
    ],
    whole: ['аптека', 'аптеки', 'аптеку', 'аптэка', 'аптэки', 'apteka', 'pharmacy', 'pharmacies'],
    exact: [],
    // A first aid kit, and what is sold.
    other: /^апт[еэ]ч|^aptech|^drugs?$/,
  },
  drugs: {
    beginnings: [
      ['лекарств', 'лекарс'],
      ['лякарств', 'лякарс'],
      ['препарат', 'препар'],
      ['прэпарат', 'прэпар'],
      ['медикамент', 'медикам'],
      ['медыкамент', 'медыкам'],
      ['таблетк', 'таблет'],
    ],
    whole: [
      'лекарство',
      'лекарства',
      'лякарства',
      'препараты',
      'прэпараты',
      'медикаменты',
      'медыкаменты',
      'таблетки',
    ],
    exact: [
      ...['леки', 'лекау', 'леками', 'таблеток', 'таблетак', 'drug', 'drugs', 'medicine', 'medicines'],
      ...[
        'medication',
        'medications',
        'pill',
        'pills',
        'tablet',
        'tablets',
        'lekarstvo',
        'lekarstva',
        'leki',
      ],
    ],
    // "Лекарственная аллергия" is an illness.
    other: /^лекарствен/,
  },
}
/** A shorter word is a letter away from too many others. */
const FORGIVEN_FROM = 4

const says = ({ beginnings, whole, exact, other }: SectionWords, key: string) =>
  exact.includes(key) ||
  (!other.test(key) &&
    (beginnings.some(([word, least]) => key.startsWith(word) || isBeginning(key, { word, least })) ||
      (key.length >= FORGIVEN_FROM && whole.some(word => differByOneError(key, word)))))

const isBeginning = (key: string, { word, least }: { readonly word: string; readonly least: string }) =>
  key.startsWith(least) && word.startsWith(key)

/**
 * The sections whose words a query has, or beginnings of them that begin nothing else ("медик" may become "медицинский" yet), in any
 * keyboard layout and with one error; `alone`: it has no others, so that nothing that is a letter away is meant. Words for drugs ask for
 * their section alone only: "ибупрофен таблетки" is a drug.
 */
export function askedSections(query: string): {
  readonly sections: readonly AskedSection[]
  readonly alone: boolean
} {
  const readings = readQuery(query)
  const asks = (section: AskedSection) =>
    readings.some(({ words }) => words.some(({ key }) => says(WORDS[section], key)))
  const saysSection = (key: string) => Object.values(WORDS).some(words => says(words, key))
  const alone = readings.some(
    ({ words, filters }) => filters.length === 0 && words.every(({ key }) => saysSection(key)),
  )
  const asked = (['pharmacies', 'drugs'] as const).filter(asks)
  return { sections: alone ? asked : asked.filter(section => section === 'pharmacies'), alone }
}
