/* Case forms of names, in Russian and Belarusian at once: more forms than there are harm nobody, because they are compared whole. */

const of = (stem: string, endings: string) => endings.split(' ').map(ending => stem + ending.replace('-', ''))

const AFTER_VOWEL = 'а я ы и і е у ю ой ою ей ею ёй ай аю яй яю'
const AFTER_CONSONANT = '- а у ом ем ам е ым'
const AFTER_SOFT = 'й ь я ю ем ём е и і ью'
/** "Вользе", "Ядвізе": consonants that change before an ending. */
const CHANGED: Readonly<Record<string, string>> = { г: 'зе', к: 'цы', х: 'се', т: 'це', д: 'дзе' }

/** The forms of a first name, or of a surname that is declined like one. */
export function nameForms(name: string): string[] {
  const word = name.toLowerCase()
  const [stem, last] = [word.slice(0, -1), word.slice(-1)]
  if (/[ая]/.test(last)) {
    const changed = CHANGED[stem.slice(-1)]
    return [...of(stem, AFTER_VOWEL), ...(changed ? [stem.slice(0, -1) + changed] : [])]
  }
  if (/[йь]/.test(last)) return of(stem, AFTER_SOFT)
  if (last === 'ы') return [word, ...of(word, 'й я ю ем')]
  if (last === 'о') return [word, ...of(stem, 'а у ом ам е')]
  if (/[еиіу]/.test(last)) return [word]
  // "Павел" and "Павла", "Кравец" and "Кравца", "Уладзіслаў" and "Уладзіслава".
  const short = /(?:ел|ёл|ец|ок|ец)$/.test(word) ? of(stem.slice(0, -1) + last, AFTER_CONSONANT) : []
  return [word, ...of(stem + (last === 'ў' ? 'в' : last), AFTER_CONSONANT), ...short]
}

/** The forms of a surname of a man and of a woman. */
export function surnameForms(name: string): string[] {
  const word = name.toLowerCase()
  if (/(?:[оеё]в|[иы]н|[оаеё]ў|ін)$/.test(word))
    return [word, ...of(word.replace(/ў$/, 'в'), '- а у ым е ой ою ай аю ом')]
  const adjective = /^(.+[сц]к)(?:ий|і)$/.exec(word)?.[1]
  if (adjective) return of(adjective, 'ий і ого ому им ім ом ая ой ую ою аго аму ай')
  return nameForms(word)
}

const SON = 'ович овіч авіч евич евіч эвіч'
const DAUGHTER = 'овн евн оўн аўн еўн эўн'
const SON_CASES = '- а у ем ом ам е'
const DAUGHTER_CASES = 'а ы е у ой ою ай аю'

/** The patronymics made of a man's first name. */
export function patronymicForms(name: string): string[] {
  const stems = patronymicStems(name.toLowerCase())
  const sons = stems.flatMap(stem => of(stem, SON))
  const daughters = stems.flatMap(stem => of(stem, DAUGHTER))
  const short = stems.flatMap(stem => of(stem, 'ич іч ыч'))
  const shortDaughters = stems.flatMap(stem => of(stem, 'ичн инічн иничн ічн інічн'))
  return [
    ...[...sons, ...short].flatMap(stem => of(stem, SON_CASES)),
    ...[...daughters, ...shortDaughters].flatMap(stem => of(stem, DAUGHTER_CASES)),
  ]
}

const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  павел: ['павл', 'паўл', 'пал'],
  лев: ['льв'],
  леў: ['льв'],
  яков: ['яковл'],
  якаў: ['якаўл', 'якавл'],
  михаил: ['михайл', 'михал'],
  міхаіл: ['міхайл'],
  даниил: ['даниил', 'данил'],
  данііл: ['данііл', 'даніл'],
  пётр: ['петр', 'пятр'],
  самуил: ['самуил', 'самойл'],
}

function patronymicStems(word: string): readonly string[] {
  const known = IRREGULAR[word]
  if (known) return known
  const stem = word.slice(0, -1)
  // "Дмитриевич", "Валерьевич", "Юр’евіч".
  if (/[иы]й$/.test(word)) return [stem, `${stem.slice(0, -1)}ь`, stem.slice(0, -1)]
  if (/ь$/.test(word)) return [stem, word]
  if (/[йая]$/.test(word)) return [stem]
  if (/[ыоеиіу]$/.test(word)) return [stem, word]
  return word.endsWith('ў') ? [`${stem}в`] : [word]
}
