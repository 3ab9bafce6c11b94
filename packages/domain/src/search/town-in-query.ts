import { foldedWords, foldWord, splitWords } from './fold-word.ts'
import { differByOneError } from './one-error.ts'
import { readQuery } from './read-query.ts'
import { isTooShort } from './search-minimum.ts'
import { ASIDES, BESIDE_COMPLAINTS, PARTICLES, SIDES } from './silent-words.ts'
import { spellingKey } from './spelling-key.ts'
import { wordForms } from './word-forms.ts'

/** A town and its names in all languages. */
export interface NamedTown {
  readonly code: number
  readonly names: readonly string[]
}

/** A query that names a town: the town's code, and the query without the name. */
export interface TownInQuery {
  readonly code: number
  readonly rest: string
  /** The folded words of the name, as typed. */
  readonly words: readonly string[]
}

interface Name {
  readonly code: number
  /** The town's single-word names in all languages: one that is another word, too, is meant by the sound of the others as well. */
  readonly single: readonly string[]
  readonly words: readonly NameWord[]
}

interface NameWord {
  readonly key: string
  readonly sound: string
  /** "Иваново" keeps an ending in each of its forms: "Иванов" is a surname. */
  readonly hasEnding: boolean
}

/** A word of the query with what it is compared by, computed once, for there are many names. */
interface TypedWord extends NameWord {
  readonly forms: ReadonlySet<string>
}

/** Parts of the query, from the first to the last, and their words. */
interface Span {
  readonly first: number
  readonly last: number
  readonly words: readonly TypedWord[]
}

/** A shorter word is compared as it is written only. */
const FORMS_FROM = 4
const SOUND_FROM = 3

/** Words before a town's name that say nothing without it. */
const BEFORE_TOWN = new Set(
  ['в', 'во', 'у', 'ў', 'г', 'гор', 'город', 'городе', 'горад', 'горадзе', 'in', 'at'].map(foldWord),
)

/**
 * Towns named by words that complaints and services are made of ("высокое давление", "зубные мосты"): only after a preposition.
 */
const ONLY_AFTER_PREPOSITION = new Set(['высокое', 'высокае', 'мосты', 'масты'].map(foldWord))
/**
 * Towns named by other such words ("глубокий кариес", "аллергия на берёзу"): after a preposition, or as the last word in the form of
 * the name.
 */
const ALSO_OTHER_WORDS = new Set(
  ['глубокое', 'глыбокае', 'берёза', 'бяроза', 'мир', 'мір', 'горки', 'горкі', 'ветка'].map(foldWord),
)

/** Countries of producers and of treatment that are nearly the name of a town ("Россь", "Россоны", "Туров", "Корма"). */
const COUNTRIES = new Set(
  ['россия', 'россии', 'россию', 'россией', 'расія', 'расіі', 'расію', 'расіяй']
    .concat(['турция', 'турции', 'турцию', 'турцией', 'турцыя', 'турцыі', 'турцыю', 'турцыяй'])
    .concat(['корея', 'кореи', 'корею', 'кореей', 'карэя', 'карэі', 'карэю', 'карэяй'])
    .map(foldWord),
)

/**
 * The town that a query names beside what is looked for: "терапевт в Бресте" is "терапевт" in Brest. In any keyboard layout, form
 * and spelling; of several names the longest. Null if there is no town, or too little beside it.
 */
export function townInQuery(query: string, towns: readonly NamedTown[]): TownInQuery | null {
  const byLength = namesOf(towns)
  const typed = partsOf(query)
  for (const { text } of readQuery(query)) {
    const parts = partsOf(text)
    const spans = spansOf(parts, longest(byLength)).filter(
      ({ first, last }) =>
        parts.length !== typed.length || !typed.slice(first, last + 1).every(word => isSilent(word)),
    )
    for (const name of byLength)
      for (const { first, last, words } of spans) {
        if (!areName(words, name) || isOtherWord(name, parts, { first, last })) continue
        const rest = restOf(parts, { first, last })
        if (rest !== null) return { code: name.code, rest, words: words.map(({ key }) => key) }
      }
  }
  return null
}

const partsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** Says nothing as typed: "this" is no town, although the same keys write "ершы", which sounds like "Орша". */
const isSilent = (word: string) => PARTICLES.has(foldWord(word)) || ASIDES.has(foldWord(word))

/** A shorter word is a letter away from too many others. */
const ERROR_FROM = 5

/**
 * The towns that a query may name with one typing error, none of it in the first letter, the likeliest first: "терапевт минкс". None
 * if several towns are as near, or the word only lacks the ending of a town, or has one more ("Иванов", "Борисова"). A word may still
 * be something else: "Быков" is a surname.
 */
export function townsWithError(query: string, towns: readonly NamedTown[]): readonly TownInQuery[] {
  const names = namesOf(towns).filter(mayHaveError)
  return readQuery(query).flatMap(({ text }) => {
    const parts = partsOf(text)
    return parts.flatMap((part, at) => {
      const [word, ...others] = splitWords(part).map(typedWord)
      if (!word || others.length > 0 || COUNTRIES.has(word.key) || BESIDE_COMPLAINTS.has(word.key)) return []
      const [code, ...codes] = new Set(names.filter(name => isAnErrorAway(word, name)).map(name => name.code))
      const rest = restOf(parts, { first: at, last: at })
      return code === undefined || codes.length > 0 || rest === null
        ? []
        : [{ code, rest, words: [word.key] }]
    })
  })
}

const mayHaveError = ({ words, single }: Name) =>
  words.length === 1 && !single.some(key => ONLY_AFTER_PREPOSITION.has(key) || ALSO_OTHER_WORDS.has(key))

function isAnErrorAway({ key, forms, sound }: TypedWord, { words: [named] }: Name): boolean {
  if (!named || key[0] !== named.key[0] || Math.min(key.length, named.key.length) < ERROR_FROM) return false
  if (sound === named.sound) return false
  return [...forms].some(form => {
    const isBeginning = form.startsWith(named.key) || named.key.startsWith(form)
    return !isBeginning && differByOneError(form, named.key)
  })
}

/** The query without the name of the town; null if that says too little. */
function restOf(
  parts: readonly string[],
  { first, last }: { readonly first: number; readonly last: number },
): string | null {
  const rest = [...withoutPreposition(parts.slice(0, first)), ...parts.slice(last + 1)].join(' ')
  return isTooShort(rest) || splitWords(rest).length === 0 ? null : rest
}

/** Whether this part of the query rather is a word that is also the name of a town. */
function isOtherWord(
  { single }: Name,
  parts: readonly string[],
  { first, last }: { readonly first: number; readonly last: number },
): boolean {
  if (BEFORE_TOWN.has(foldWord(parts[first - 1] ?? ''))) return false
  if (single.some(key => ONLY_AFTER_PREPOSITION.has(key))) return true
  const isNameAtEnd = last === parts.length - 1 && single.includes(foldWord(parts[last] ?? ''))
  return single.some(key => ALSO_OTHER_WORDS.has(key)) && !isNameAtEnd
}

// Hundreds of names are folded and spelled out by rules: for the same towns once.
const known = new WeakMap<readonly NamedTown[], readonly Name[]>()

/** The names of these towns, the longest first. */
function namesOf(towns: readonly NamedTown[]): readonly Name[] {
  const names =
    known.get(towns) ??
    towns
      .flatMap(town => town.names.map(name => nameOf(town, name)))
      .filter(({ words }) => words.length > 0)
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))
  known.set(towns, names)
  return names
}

function nameOf({ code, names }: NamedTown, name: string): Name {
  const keys = foldedWords(name)
  const single = names.filter(each => splitWords(each).length === 1).map(foldWord)
  return { code, single, words: keys.map(key => ({ key, ...soundOf(key) })) }
}

const lengthOf = ({ words }: Name) => words.map(({ key }) => key).join('').length

/** The most words that one of these names has. */
const longest = (names: readonly Name[]) => Math.max(0, ...names.map(({ words }) => words.length))

/** Parts of a query that follow each other and have no more than so many words: what may be a name. Longer ones never are. */
function spansOf(parts: readonly string[], most: number): readonly Span[] {
  const wordsOf = parts.map(part => splitWords(part).map(typedWord))
  return parts.flatMap((_, first) => {
    const spans: Span[] = []
    let words: readonly TypedWord[] = []
    for (let last = first; last < parts.length; last++) {
      words = [...words, ...(wordsOf[last] ?? [])]
      if (words.length > most) break
      if (words.length > 0) spans.push({ first, last, words })
    }
    return spans
  })
}

function typedWord(word: string): TypedWord {
  const key = foldWord(word)
  const isLong = key.length >= FORMS_FROM
  return isLong
    ? { key, forms: new Set([key, ...wordForms(key)]), ...soundOf(key) }
    : { key, forms: new Set([key]), sound: '', hasEnding: false }
}

const areName = (words: readonly TypedWord[], name: Name): boolean =>
  words.length === name.words.length &&
  !words.some(({ key }) => COUNTRIES.has(key) || (words.length === 1 && SIDES.has(key))) &&
  words.every(({ forms, sound, hasEnding }, at) => {
    const named = name.words[at]
    if (!named) return false
    const soundsAlike = sound.length >= SOUND_FROM && sound === named.sound && (hasEnding || !named.hasEnding)
    return forms.has(named.key) || soundsAlike
  })

/** The sound without the ending: "Брэсце" is a form of "Брэст", which has another last consonant. */
function soundOf(key: string): Pick<NameWord, 'sound' | 'hasEnding'> {
  const spelled = spellingKey(key)
  const sound = spelled.replace(/[AIU]+$/, '')
  return { sound, hasEnding: sound !== spelled }
}

function withoutPreposition(parts: readonly string[]): readonly string[] {
  const last = parts.findLastIndex(part => !BEFORE_TOWN.has(foldWord(part)))
  return parts.slice(0, last + 1)
}
