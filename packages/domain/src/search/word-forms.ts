import { foldWord } from './fold-word.ts'

/** Endings of Russian and Belarusian nouns and adjectives, as written; the empty one is a form, too. */
const ENDINGS = foldedOnce(`
  а я о е ё и і ы у ю ь й ам ям ах ях ами ями амі ямі ом ем ём ой ей ою ею ью ов ев оў аў еў яў
  ия ие ии ию ием ием иям иях иями ія іі ію іяй іям іях іямі ай яй аю яю
  ого его ага яга ому ему аму яму ым им ім ых их іх ыми ими ымі імі ый ий і ая яя ое ее ае яе ую юю ые ие ыя ія`)

/** What makes an adjective of a noun: "коленный" of "колено". */
const OF_ADJECTIVES = foldedOnce('ого ага ому аму ым ых ыми ымі ый ы ая ое ае ую ые ыя ой ай').map(
  ending => `н${ending}`,
)

/** A vowel that some forms have before the last consonant and others not: "почка" and "почек", "ребёнок" and "ребёнка". */
const OF_FLEETING = foldedOnce(`
  ок ек ак ка ку ки кі ке кой кою кай каю ком кам кем ками камі ках ков каў коў`)

const NO_ENDING = ''
const STEM_MINIMUM = 4
/** The ending itself says much: two letters beside the stem of "поч-ки". */
const FLEETING_STEM_MINIMUM = 3

function foldedOnce(endings: string): string[] {
  return [...new Set(endings.trim().split(/\s+/).map(foldWord))]
}

/** The longest ending that leaves enough of the word; undefined if there is none. */
const endingOf = (key: string, endings: readonly string[], minimum: number) =>
  endings
    .filter(ending => key.endsWith(ending) && key.length - ending.length >= minimum)
    .toSorted((one, other) => other.length - one.length)[0]

/** A common word, rather than an abbreviation or a name in Latin letters. */
const isInflected = (key: string) => /^[а-я]{4,}$/.test(key)

/**
 * The other forms that a word may have, folded: "колено" is "колене" and "коленного", too. Not all of them are words. Takes a
 * folded word.
 */
export function wordForms(key: string): string[] {
  if (!isInflected(key)) return []
  const all = [...ENDINGS, ...OF_ADJECTIVES]
  const stem = key.slice(0, key.length - (endingOf(key, all, STEM_MINIMUM) ?? NO_ENDING).length)
  const fleeting = endingOf(key, OF_FLEETING, FLEETING_STEM_MINIMUM)
  const before = fleeting && key.slice(0, key.length - fleeting.length)
  const forms = [
    ...[NO_ENDING, ...all].map(ending => stem + ending),
    ...(before ? OF_FLEETING.map(ending => before + ending) : []),
  ]
  return [...new Set(forms)].filter(form => form !== key)
}

/** Whether two folded words are forms of one. */
export const areForms = (one: string, other: string) =>
  one === other || wordForms(one).includes(other) || wordForms(other).includes(one)
