import { foldedWords } from './fold-word.ts'
import { inBelarusianLayout, inRussianLayout } from './keyboard-layout.ts'

/** What people search when an ambulance may be needed, in the three languages. */
const EMERGENCIES = `
  скорая; скорую; скорой; неотложка; неотложная помощь; неотложную помощь; инфаркт; инсульт;
  потеря сознания; теряет сознание; потерял сознание; потеряла сознание; без сознания; не дышит; не могу дышать; задыхаюсь; задыхается; сильное кровотечение; отравление; передозировка; отёк квинке;
  анафилактический шок; боль в груди; боли в груди; болит в груди; давит в груди; боль за грудиной; болит за грудиной;
  давит за грудиной; болит сердце; острая боль; сильная боль; суицид; самоубийство; не хочу жить; хочу умереть;
  хуткая; хуткую; хуткай; неадкладная дапамога; неадкладную дапамогу; інфаркт; інсульт;
  страта прытомнасці; страціў прытомнасць; страціла прытомнасць; без прытомнасці;
  не дыхае; не магу дыхаць; задыхаюся; задыхаецца; моцны крывацёк; атручванне; перадазіроўка; ацёк квінке; баліць у грудзях;
  боль у грудзях; цісне ў грудзях; баліць сэрца; востры боль; моцны боль; самагубства; не хачу жыць; хачу памерці;
  ambulance; emergency; heart attack; stroke; unconscious; fainted; not breathing; can't breathe; cannot breathe; bleeding;
  poisoning; overdose; anaphylaxis; chest pain; pain in chest; severe pain; suicide; want to die
`
const PHRASES = EMERGENCIES.split(';').map(foldedWords)

/** The ambulance, and the one number of all rescue services. Beside other words they are numbers of something else. */
const NUMBERS = ['103', '112']

/** Whether a query has, one after the other, the words of something for which an ambulance is called, or is the number of one. */
export function saysEmergency(query: string): boolean {
  if (NUMBERS.includes(query.trim())) return true
  return [query, inRussianLayout(query), inBelarusianLayout(query)].map(foldedWords).some(says)
}

const says = (words: readonly string[]) =>
  PHRASES.some(phrase => words.some((_, at) => phrase.every((word, nth) => words[at + nth] === word)))
