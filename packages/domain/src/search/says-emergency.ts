import { foldedWords } from './fold-word.ts'

/** What people search when an ambulance may be needed, in the three languages. */
const EMERGENCIES = `
  скорая; скорую; скорой; неотложка; инфаркт; инсульт; потеря сознания; теряет сознание; потерял сознание; потеряла сознание;
  без сознания; не дышит; не могу дышать; задыхаюсь; задыхается; сильное кровотечение; отравление; передозировка; отёк квинке;
  анафилактический шок; боль в груди; боли в груди; болит в груди; давит в груди; боль за грудиной; болит за грудиной;
  давит за грудиной; болит сердце; острая боль; сильная боль; суицид; самоубийство; не хочу жить; хочу умереть;
  хуткая; хуткую; хуткай; інфаркт; інсульт; страта прытомнасці; страціў прытомнасць; страціла прытомнасць; без прытомнасці;
  не дыхае; не магу дыхаць; задыхаюся; задыхаецца; моцны крывацёк; атручванне; перадазіроўка; ацёк квінке; баліць у грудзях;
  боль у грудзях; цісне ў грудзях; баліць сэрца; востры боль; моцны боль; самагубства; не хачу жыць; хачу памерці;
  ambulance; emergency; heart attack; stroke; unconscious; fainted; not breathing; can't breathe; cannot breathe; bleeding;
  poisoning; overdose; anaphylaxis; chest pain; pain in chest; severe pain; suicide; want to die
`
const PHRASES = EMERGENCIES.split(';').map(foldedWords)

/** Whether a query has, one after the other, the words of something for which an ambulance is called. */
export function saysEmergency(query: string): boolean {
  const words = foldedWords(query)
  return PHRASES.some(phrase => words.some((_, at) => phrase.every((word, nth) => words[at + nth] === word)))
}
