import { FIRST_NAME_BEGINNINGS } from './first-names.ts'

const WORD = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
/** A patronymic in any case, Russian or Belarusian: Петровна, Петровичем, Пятроўны, Іванавіч. */
const PATRONYMIC =
  /^\p{Lu}\p{Ll}+(?:ович|евич|ьич|авіч|евіч|овіч)(?:а|у|ем|ом|е)?$|^\p{Lu}\p{Ll}+(?:овн|евн|иничн|аўн|еўн|ічн|оўн)(?:а|ы|е|у|ой|ою|ай|аю)$/u
const WITH_INITIALS = new RegExp(
  String.raw`(?:${WORD})\s+\p{Lu}\.\s*(?:\p{Lu}\.)?|\p{Lu}\.\s*(?:\p{Lu}\.)?\s*(?:${WORD})`,
  'gu',
)
const PAIR = new RegExp(String.raw`(?=(?<![\p{L}-])(${WORD})\s+(${WORD})(?![\p{L}-]))`, 'gu')
const SHORTEST_STEM = 3

const fold = (word: string) => word.toLowerCase().replaceAll('ё', 'е')
/** Case endings are at most two letters long, so the rest of the word tells who is meant. */
const stem = (word: string) => fold(word).slice(0, Math.max(SHORTEST_STEM, word.length - 3))

/**
 * Does the text name a person other than the doctor whom it is about? Found are patronymics, surnames with initials and
 * pairs of a first name and a surname.
 */
export function namesOtherPerson(text: string, doctorNames: readonly string[]): boolean {
  const own = doctorNames.flatMap(name => name.split(/[\s-]+/)).map(stem)
  const isOwn = (word: string) =>
    word.split('-').some(part => own.some(known => fold(part).startsWith(known)))
  const words = text.match(new RegExp(WORD, 'gu')) ?? []
  if (words.some(word => PATRONYMIC.test(word) && !isOwn(word))) return true
  const initialled = text.match(WITH_INITIALS) ?? []
  if (initialled.some(found => !isOwn(found.match(new RegExp(WORD, 'u'))?.[0] ?? ''))) return true
  return [...text.matchAll(PAIR)].some(
    ([, one = '', other = '']) =>
      (isFirstName(one) || isFirstName(other)) && !isOwn(one) && !isOwn(other) && one !== other,
  )
}

/** A surname made of a first name goes on so: Иванов, Петрова, Романаў. */
const OF_SURNAME = /^[аео][вў]/

function isFirstName(word: string): boolean {
  const folded = fold(word)
  return FIRST_NAME_BEGINNINGS.some(
    name =>
      folded.startsWith(name) &&
      folded.length <= name.length + 3 &&
      !OF_SURNAME.test(folded.slice(name.length)),
  )
}
