import { EMERGENCIES } from './emergencies.ts'
import { foldedWords, foldWord } from './fold-word.ts'
import { inBelarusianLayout, inLatinLayout, inRussianLayout } from './keyboard-layout.ts'
import { differByOneError } from './one-error.ts'
import { ASIDES, BESIDE_COMPLAINTS, OF_CHILDREN, PARTICLES } from './silent-words.ts'
import { spellingKey } from './spelling-key.ts'

/** A word that is typed. */
interface Word {
  readonly key: string
  readonly sound: string
}

/** A word of an emergency. */
interface Meant extends Word {
  /** All words that begin so are meant. */
  readonly isBeginning: boolean
}

const heard = (key: string): Word => ({ key, sound: spellingKey(key) })

function meant(written: string): Meant {
  const isBeginning = written.endsWith('*')
  const key = foldWord(written)
  // The last vowel may begin a pair that is one sound: "отравлени" and "отравление".
  return { key, sound: spellingKey(key).replace(isBeginning ? /I+$/ : '', ''), isBeginning }
}

const PHRASES = EMERGENCIES.split(';').map(phrase => phrase.trim().split(/\s+/).map(meant))

/** The ambulance, and the one number of all rescue services. Beside other words they are numbers of something else. */
const NUMBERS = ['103', '112']

/** Words of a call, beside which the number is one. */
const CALLING = new Set(
  foldedWords(`
  вызвать вызов вызову вызываю вызывать вызови вызовите звонить звоню звони позвонить позвони позвоните набрать телефон срочно
  выклікаць выклік выклічце тэлефанаваць патэлефанаваць званіць пазваніць набраць тэлефон тэрмінова
  call calling dial ring phone urgent urgently`),
)
/** Words that stand beside those of a call, and say nothing themselves. */
const BESIDE_CALL = new Set(
  foldedWords(`
  как надо нужно нужен хочу можно в во на по у с мне меня для пожалуйста очень
  як трэба патрэбна хачу можна ў па мяне калі ласка вельмі
  how to the for i need please now`),
)

/** Beginnings of words that are a letter away from an emergency, and something else. */
const OTHER_WORDS = foldedWords(`
  отправ оправ хватки разбол кровоточ хранени подари подава подавл
  крываточ крывацечн падары падава
  cooking breeding paint`)

/** Beginnings of bleeding that alone is an emergency. */
const BLEEDING_BEGINNINGS = foldedWords('кровотеч крывацёк bleeding')
/** Beginnings of words of blood, and of stopping: blood that does not stop is an emergency, whatever stands between the words. */
const BLOOD = foldedWords('кров крыв кроў кроу blood bleed')
const STOPS = foldedWords('останав спыня stop')
const NOT = new Set(foldedWords("не not won't doesn't won doesn"))
/** Beginnings of words for gums. */
const GUMS = foldedWords('десн дёсен дзясн дзёсен дзёсн gum')
/** Of the words that say nothing elsewhere, these say that bleeding does not stop. */
const GOING_ON = new Set(foldedWords('не постоянно пастаянна'))
/** Beside them bleeding gums wait for a dentist; any other word, such as "сильно" or "не останавливается", may say more. */
const BESIDE_GUMS = new Set([
  ...[...PARTICLES, ...ASIDES, ...OF_CHILDREN].filter(word => !CALLING.has(word) && !GOING_ON.has(word)),
  ...foldedWords('зуб зубов зубы чистке чистки зубоў чыстцы чысткі are is when teeth brushing'),
])

/** Shorter words are a letter away from others, alone ("скоро", "скорой") or in a phrase ("пить", "жить"). */
const FORGIVEN_ALONE_FROM = 7
const FORGIVEN_IN_PHRASE_FROM = 5

/**
 * Whether a query has, side by side and in any order, the words of something for which an ambulance is called, or is the number of
 * one. In any keyboard layout and spelling, and with one error in each longer word, as the search forgives them.
 */
export function saysEmergency(query: string): boolean {
  const readings = [query, inRussianLayout(query), inBelarusianLayout(query), inLatinLayout(query)]
  return readings
    .map(foldedWords)
    .filter(words => !isOfGums(words))
    .some(
      words =>
        callsNumber(words) ||
        isBloodThatGoesOn(words) ||
        says(withoutTime(words)) ||
        says(withoutDegree(withoutTime(words))),
    )
}

const beginsWithOne = (word: string, beginnings: readonly string[]) =>
  beginnings.some(beginning => word.startsWith(beginning))

/** Bleeding gums and nothing that makes them more. */
function isOfGums(words: readonly string[]): boolean {
  const others = words.filter(word => !beginsWithOne(word, GUMS) && !beginsWithOne(word, BLEEDING_BEGINNINGS))
  return words.some(word => beginsWithOne(word, GUMS)) && others.every(word => BESIDE_GUMS.has(word))
}

const isBloodThatGoesOn = (words: readonly string[]) =>
  words.some(word => beginsWithOne(word, BLOOD)) &&
  words.some(word => beginsWithOne(word, STOPS)) &&
  words.some(word => NOT.has(word))

const withoutTime = (words: readonly string[]) => words.filter(word => !ASIDES.has(word))
/** "Сильная боль" is an emergency by its degree, "сильно болит в груди" without it. */
const withoutDegree = (words: readonly string[]) => words.filter(word => !BESIDE_COMPLAINTS.has(word))

/** The number alone, or beside words of a call and nothing else: "кабинет 103" is a room. */
function callsNumber(words: readonly string[]): boolean {
  const others = words.filter(word => !NUMBERS.includes(word))
  if (others.length === words.length) return false
  const isCall = others.every(word => CALLING.has(word) || BESIDE_CALL.has(word) || ASIDES.has(word))
  return others.length === 0 || (isCall && others.some(word => CALLING.has(word)))
}

const says = (words: readonly string[]) => saysPhrase(words.map(heard))

const saysPhrase = (words: readonly Word[]) =>
  PHRASES.some(phrase =>
    words.some((_, at) => {
      const said = words.slice(at, at + phrase.length)
      return phrase.every(word => said.some(typed => isWord(typed, word, phrase.length > 1)))
    }),
  )

function isWord(typed: Word, meant: Meant, inPhrase: boolean): boolean {
  if (meant.isBeginning ? typed.key.startsWith(meant.key) : typed.key === meant.key) return true
  const from = inPhrase ? FORGIVEN_IN_PHRASE_FROM : FORGIVEN_ALONE_FROM
  const length = meant.isBeginning ? meant.key.length : Math.max(typed.key.length, meant.key.length)
  if (length < from || OTHER_WORDS.some(other => typed.key.startsWith(other))) return false
  return meant.isBeginning
    ? beginsWithError(typed, meant)
    : typed.sound === meant.sound || differByOneError(typed.key, meant.key)
}

/** Of a longer word the last letter of the beginning has no error: "перадача" is no "перадазіроўка". */
function beginsWithError(typed: Word, { key, sound }: Meant): boolean {
  if (typed.sound.startsWith(sound)) return true
  return [key.length - 1, key.length, key.length + 1]
    .map(end => typed.key.slice(0, end))
    .some(begun => (begun === typed.key || begun.at(-1) === key.at(-1)) && differByOneError(begun, key))
}
