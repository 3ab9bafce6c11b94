import { foldedWords } from './fold-word.ts'
import { inBelarusianLayout, inLatinLayout, inRussianLayout } from './keyboard-layout.ts'
import { differByOneError } from './one-error.ts'
import { ASIDES, PARTICLES } from './silent-words.ts'
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
    .some(words => isNumber(words) || says(words.filter(word => !ASIDES.has(word)).map(heard)))
}

const isNumber = (words: readonly string[]) => {
  const [said, ...others] = words.filter(word => !PARTICLES.has(word) && !ASIDES.has(word))
  return said !== undefined && others.length === 0 && NUMBERS.includes(said)
}

const says = (words: readonly Word[]) =>
  PHRASES.some(phrase =>
    words.some((_, at) => {
      const said = words.slice(at, at + phrase.length)
      return phrase.every(word => said.some(typed => isWord(typed, word, phrase.length > 1)))
    }),
  )

function isWord(typed: Word, meant: Word, inPhrase: boolean): boolean {
  if (typed.key === meant.key) return true
  const from = inPhrase ? FORGIVEN_IN_PHRASE_FROM : FORGIVEN_ALONE_FROM
  if (Math.max(typed.key.length, meant.key.length) < from) return false
  return typed.sound === meant.sound || differByOneError(typed.key, meant.key)
}
