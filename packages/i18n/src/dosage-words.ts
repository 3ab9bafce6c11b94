import {
  type Amount,
  type Dosage,
  type DosageInstruction,
  type Dose,
  doseUnitOf,
  type Period,
} from '@vizit/domain/drugs/dosage.ts'
import be from '../catalogues/be/dosage.json' with { type: 'json' }
import en from '../catalogues/en/dosage.json' with { type: 'json' }
import ru from '../catalogues/ru/dosage.json' with { type: 'json' }
import type { KeyOf, Translate } from './catalogue.ts'
import type { Language } from './language.ts'
import { serverTexts } from './server-texts.ts'
import { translator } from './translate.ts'

type Texts = Translate<typeof ru>

const spoken: Readonly<Record<Language, Texts>> = {
  ru: translator('ru', ru),
  be: translator('be', be),
  en: translator('en', en),
}

/** How to take a medicine, in words: one line for each instruction. */
export function dosageWords(instructions: readonly DosageInstruction[], language: Language): string {
  const t = spoken[language]
  return instructions
    .map(instruction => {
      if (instruction === 'unreadable') return t('unreadable')
      return 'text' in instruction ? instruction.text : partsOf(instruction, t, language).join(', ')
    })
    .join('\n')
}

/** Instead of the name of a medicine that a clinic did not give. */
export const unnamedDrug = (language: Language): string => spoken[language]('unnamed')

function partsOf(dosage: Dosage, t: Texts, language: Language): string[] {
  const { dose, times, when, minutes, at, days, lasts, from, until, total, asNeeded, most, said } = dosage
  const { format } = serverTexts(language)
  const number = (value: number) => (language === 'en' ? String(value) : String(value).replace('.', ','))
  // Belarusian says "ў" after a vowel.
  const inSpeech = (text: string) => (language === 'be' ? text.replace(/([аеёіоуыэюя]) у /g, '$1 ў ') : text)
  const amount = ({ least, most: upTo }: Amount) => ({
    count: upTo ?? least,
    amount: upTo === null ? number(least) : `${number(least)}–${number(upTo)}`,
  })
  const counted = (key: KeyOf<typeof ru>, of: Amount) => t(key, amount(of))
  const exactly = (count: number) => ({ least: count, most: null })
  const doseText = (given: Dose) => {
    const unit = doseUnitOf(given.unit)
    return unit ? counted(`unit.${unit}`, given) : `${amount(given).amount} ${given.unit}`
  }
  const periodText = ({ count, unit }: Period) => counted(`period.${unit}`, exactly(count))
  /** "a day", "in 3 days" */
  const each = ({ count, unit }: Period) =>
    count === 1 ? t(`each.${unit}`) : counted(`within.${unit}`, exactly(count))
  const timesText = (given: NonNullable<typeof times>) => {
    const { period } = given
    const isOnce = given.least === 1 && given.most === null
    if (isOnce && period.count !== 1) return counted(`every.${period.unit}`, exactly(period.count))
    return `${counted('times.count', given)} ${each(period)}`
  }
  const moments = when.map(moment => t(`when.${moment}`)).join(', ')
  const isBefore = when.some(moment => moment.startsWith('AC') || moment === 'HS')
  return [
    dose && doseText(dose),
    times && inSpeech(timesText(times)),
    at.length > 0 && t('at', { times: at.join(', ') }),
    moments !== '' &&
      (minutes === null ? moments : t(isBefore ? 'before' : 'after', { when: moments, minutes })),
    days.length > 0 && t('days', { days: days.map(day => t(`day.${day}`)).join(', ') }),
    asNeeded !== false && (asNeeded === true ? t('asNeeded') : t('asNeededFor', { reason: asNeeded })),
    ...said,
    lasts && t('for', { period: periodText(lasts) }),
    from && t('from', { date: format.shortDate(from) }),
    until && t('until', { date: format.shortDate(until) }),
    total !== null && t('total', { times: counted('times.count', exactly(total)) }),
    most && inSpeech(t('most', { dose: doseText(most), each: each(most.period) })),
  ].filter(part => typeof part === 'string')
}
