import { foldedWords } from './fold-word.ts'
import { inBelarusianLayout, inLatinLayout, inRussianLayout } from './keyboard-layout.ts'
import { differByOneError } from './one-error.ts'
import { ASIDES, BESIDE_COMPLAINTS } from './silent-words.ts'
import { spellingKey } from './spelling-key.ts'

/** What people search when an ambulance may be needed, in the three languages. */
const EMERGENCIES = `
  скорая; скорую; скорой; неотложка; неотложная помощь; неотложную помощь; инфаркт; инсульт; анафилаксия; анафилактический шок;
  потеря сознания; теряет сознание; потерял сознание; потеряла сознание; без сознания; не дышит; не могу дышать; не может дышать;
  задыхаюсь; задыхается; удушье; подавился; подавилась; поперхнулся; поперхнулась;
  кровотечение; истекает кровью; кровь не останавливается; отравление; отравился; отравилась; передозировка; отёк квинке;
  судороги; судорога; приступ эпилепсии; эпилептический приступ; удар током; перекосило лицо; отнялась рука; отнялась нога;
  роды начались; начались роды; начинаются роды; отошли воды; схватки;
  боль в груди; боли в груди; болит в груди; давит в груди; жжёт в груди; боль за грудиной; болит за грудиной; давит за грудиной;
  болит сердце; боль в сердце; острая боль; сильная боль; суицид; самоубийство; не хочу жить; хочу умереть;
  хуткая; хуткую; хуткай; неадкладная дапамога; неадкладную дапамогу; інфаркт; інсульт; анафілаксія; анафілактычны шок;
  страта прытомнасці; страціў прытомнасць; страціла прытомнасць; губляе прытомнасць; без прытомнасці; не дыхае; не магу дыхаць;
  задыхаюся; задыхаецца; удушша; падавіўся; падавілася;
  крывацёк; сцякае крывёю; кроў не спыняецца; атручванне; атруціўся; атруцілася; перадазіроўка; ацёк квінке;
  сутаргі; прыступ эпілепсіі; удар токам; роды пачаліся; пачынаюцца роды; адышлі воды; схваткі;
  баліць у грудзях; боль у грудзях; цісне ў грудзях; пячэ ў грудзях; баліць сэрца; боль у сэрцы;
  востры боль; моцны боль; самагубства; не хачу жыць; хачу памерці;
  ambulance; emergency; heart attack; stroke; unconscious; fainted; not breathing; can't breathe; cannot breathe; choking;
  bleeding; poisoning; overdose; anaphylaxis; anaphylactic shock; seizure; seizures; convulsions; electric shock;
  in labour; in labor; labour started; labor started; water broke; waters broke; contractions;
  chest pain; pain in chest; severe pain; suicide; want to die
`

interface Word {
  readonly key: string
  readonly sound: string
}

const heard = (key: string): Word => ({ key, sound: spellingKey(key) })

const PHRASES = EMERGENCIES.split(';').map(phrase => foldedWords(phrase).map(heard))

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

/** A letter away from an emergency, and something else. */
const OTHER_WORDS = new Set(
  foldedWords('отправление оправление отправился отправилась хватки cooking breeding painted'),
)

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
    .some(words => callsNumber(words) || says(withoutTime(words)) || says(withoutDegree(withoutTime(words))))
}

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

function isWord(typed: Word, meant: Word, inPhrase: boolean): boolean {
  if (typed.key === meant.key) return true
  const from = inPhrase ? FORGIVEN_IN_PHRASE_FROM : FORGIVEN_ALONE_FROM
  if (Math.max(typed.key.length, meant.key.length) < from || OTHER_WORDS.has(typed.key)) return false
  return typed.sound === meant.sound || differByOneError(typed.key, meant.key)
}
