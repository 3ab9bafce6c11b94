import { type KnownNames, nameKey } from './known-names.ts'

const TITLE = /^\p{Lu}\p{Ll}+$/u
/** A woman's patronymic of a rare name; a man's may be a surname. */
const PATRONYMIC = /^\p{Lu}\p{Ll}+(?:овн|евн|аўн|еўн)(?:а|ы|е|у|ой|ою|ай|аю)$/u
/** Words that end like one: "Основной", "Слаўны". */
const NO_PATRONYMIC =
  /^(?:основн|церковн|(?:бес)?кровн|духовн|верховн|(?:без)?условн|(?:не)?виновн|(?:не)?ровн|уголовн|любовн|полюбовн|чиновн|душевн|(?:еже|повсе)?дневн|плачевн|царевн|королевн|деревн|слаўн|спраўн|забаўн|прыбаўн|здраўн)/i
/** Surnames in any letters: such endings have no other words. */
const SURNAME = /(?:енко|чук|щук|нюк|ович|евич|[аэе]віч|овіч)(?:а|у|ом|ем|ам|е)?$/
/** The same with a first name beside it: "ольга кружкова". */
const SURNAME_OF_WOMAN = /\p{L}{2}(?:ов|ев|ав)а$/u
const NO_SURNAME =
  /^(?:(?:не)?готова|(?:не)?здорова|снова|слова|голова|основа|корова|сурова|такова|какова|нова|слева|справа|права|слава|дева|королева|подкова|столова|обнова|дубрава|лева|забава|приправа|оправа|застава|глава|отрава|поправа|управа|держава|мова|размова|галава|аснова|карова|здарова|нанава|дзяржава|канава|заява|страва|выява|умова|замова|прамова|кава|трава)$/
/** How surnames end; only for a word that begins a sentence, where any word is capitalised. */
const LIKE_SURNAME =
  /(?:[оеёа]в|[оеа]ў|[иы]н|ін|ск(?:ий|і|ая|ой|ого|ому|им)|цк(?:ий|і|ая|ой|ого|ому|им)|[оеёа]в(?:а|ой|у|ым|е|ай)|ин(?:а|ой|у|ым)|ко|к[оа]й?|ич|іч|ик|ік|[аую]к|ец|унь?|ень|ан|яц|аш)$/
/** Words beside a first name that are often capitalised. */
const NO_NAME =
  /^(?:в(?:ы|ам|ас|ами|амі)|ваш(?:а|у|ей|его|ему|ай|аго|аму)?|врач\p{L}{0,3}|урач\p{L}{0,3}|доктор\p{L}{0,2}|доктар\p{L}{0,2}|медсестр\p{L}{0,2}|медсястр\p{L}{0,2}|спасибо|дзякуй|благодарю|большое|огромное|вялік\p{L}*|очень|вельмі)$/u
/** Two letters with full stops that are no initials: "т.е.", "к.м.н.". */
const ABBREVIATION = /^(?:т[екдпчо]|[кд][мхбпф]|и[оп]|н[эа]|д[рл]|с[мг]|мл|св|гг)$/i

export interface Word {
  readonly text: string
  readonly key: string
  /** Where it begins and ends. */
  readonly from: number
  readonly to: number
  readonly isTitle: boolean
  /** The first of a sentence. */
  readonly isFirst: boolean
}

/**
 * Does the text name a person other than the doctor whom it is about? Found are patronymics, surnames with initials and pairs of a
 * first name with a patronymic or a surname: in capital or small letters and in Latin ones where these are known names. A first name
 * or a surname alone tells nobody who is meant, or is praise.
 */
export function namesOtherPerson(text: string, doctorNames: readonly string[], known: KnownNames): boolean {
  const words = wordsOf(text)
  const own = ownNames(doctorNames, known)
  const isPatronymic = (word: Word) =>
    known.patronymics.has(word.key) || (PATRONYMIC.test(word.text) && !NO_PATRONYMIC.test(word.text))
  // "Петрович" alone is rather a surname.
  if (words.some(word => isPatronymic(word) && !own.isOf(word) && !known.surnames.has(word.key))) return true
  if (words.some(word => isSurnameOrTitle(word, known) && !own.isOf(word) && hasInitials(text, word, known)))
    return true
  return words.some((one, at) => {
    const other = words[at + 1]
    if (!other || one.key === other.key || !/^[\s_-]*$/.test(text.slice(one.to, other.from))) return false
    return isName(one, other) || isName(other, one)
  })

  /** A first name with another name beside it, not both of the doctor. */
  function isName(first: Word, other: Word): boolean {
    if (!known.first.has(first.key)) return false
    const [isOwnFirst, isOwnOther] = [own.isOf(first), own.isOf(other)]
    if (known.patronymics.has(other.key) && !isOwnFirst) return true
    if (isOwnOther) return false
    if (isOwnFirst) return known.surnames.has(other.key)
    const isKnown = known.surnames.has(other.key)
    if (!isKnown && (NO_NAME.test(other.key) || known.first.has(other.key))) return false
    if (first.isTitle && other.isTitle) return !other.isFirst || isLikeSurname(other, known)
    if (known.everyday.has(first.key)) return false
    return (
      isKnown ||
      SURNAME.test(other.key) ||
      (SURNAME_OF_WOMAN.test(other.key) && /[аяьи]$/.test(first.key) && !NO_SURNAME.test(other.key))
    )
  }
}

/** Has the text a name of one of these people, in any form, that is none of the doctor's? */
export function namesOneOf(
  text: string,
  people: readonly string[],
  doctorNames: readonly string[],
  known: KnownNames,
): boolean {
  const [theirs, own] = [ownNames(people, known), ownNames(doctorNames, known)]
  return wordsOf(text).some(word => theirs.isOf(word) && !own.isOf(word))
}

export function wordsOf(text: string): Word[] {
  const found = [...text.matchAll(/[\p{L}’'ʼ]+/gu)].flatMap(({ 0: word, index }) => {
    // "ОльгаИвановна"
    const [, one, two] = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(word) ?? []
    if (!one || !two) return [{ word, index }]
    return [
      { word: one, index },
      { word: two, index: index + one.length },
    ]
  })
  return found.map(({ word, index }, nth) => {
    const former = found[nth - 1]
    const before = former && text.slice(former.index + former.word.length, index)
    return {
      ...{ text: word, key: nameKey(word), from: index, to: index + word.length },
      isTitle: TITLE.test(word),
      isFirst: before === undefined || /[.!?…:\n]/.test(before),
    }
  })
}

const isLikeSurname = (word: Word, { surnames }: KnownNames) =>
  surnames.has(word.key) || LIKE_SURNAME.test(word.text.toLowerCase())

const isSurnameOrTitle = (word: Word, { surnames }: KnownNames) =>
  word.isTitle || surnames.has(word.key) || SURNAME.test(word.key)

/** Initials stand within so many characters. */
const NEAR = 12

/** Initials beside a surname: capitals, or two small letters beside a known one. */
function hasInitials(text: string, word: Word, known: KnownNames): boolean {
  const [before, after] = [
    text.slice(Math.max(0, word.from - NEAR), word.from),
    text.slice(word.to, word.to + NEAR),
  ]
  const isKnown = known.surnames.has(word.key) || SURNAME.test(word.key)
  const found = [
    /^\s+(\p{L})\.(?:\s*(\p{L})\.)?/u.exec(after),
    /(?<!\p{L})(\p{L})\.(?:\s*(\p{L})\.)?\s*$/u.exec(before),
  ]
  return found.some(initials => {
    if (!initials) return false
    const [, one = '', two = ''] = initials
    if (word.isTitle && /\p{Lu}/u.test(one)) return true
    return isKnown && two !== '' && !ABBREVIATION.test(one + two)
  })
}

/** Case endings are at most two letters long. */
const SHORTEST_STEM = 3
const LONGEST_ENDING = 2

/** Words that name these people, such as the doctor, in any form and spelling. */
export function ownNames(people: readonly string[], known: KnownNames) {
  const parts = people
    .flatMap(name => name.split(/[\s-]+/))
    .map(nameKey)
    .filter(key => key !== '')
  // Whose patronymic is "Петровна" is not also called "Петров".
  const own = parts
    .filter(key => !known.patronymics.has(key) || known.surnames.has(key))
    .map(key => ({
      beginning: key.slice(0, Math.max(SHORTEST_STEM, key.length - LONGEST_ENDING)),
      most: key.length + LONGEST_ENDING,
    }))
  const lists = [known.first, known.patronymics, known.surnames]
  const rows = lists.map(list => new Set(parts.flatMap(key => [...(list.get(key) ?? [])])))
  return {
    isOf: ({ key }: Word): boolean =>
      own.some(({ beginning, most }) => key.startsWith(beginning) && key.length <= most) ||
      lists.some((list, nth) => [...(list.get(key) ?? [])].some(row => rows[nth]?.has(row))),
  }
}
