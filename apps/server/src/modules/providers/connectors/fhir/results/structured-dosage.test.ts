import { dosageWords } from '@vizit/i18n/dosage-words.ts'
import { languages } from '@vizit/i18n/language.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clinicPrescription } from './clinic-prescription.ts'
import { dosageInstruction } from './structured-dosage.ts'

const quantity = (value: number, unit: string) => ({ value, unit })
const dose = (value: number, unit: string) => ({ doseAndRate: [{ doseQuantity: quantity(value, unit) }] })
const repeat = (said: object) => ({ timing: { repeat: said } })
const daily = (frequency: number) => repeat({ frequency, period: 1, periodUnit: 'd' })

const wordsIn = (given: object) => {
  const read = dosageInstruction(given as Record<string, unknown>)
  return read === undefined ? undefined : languages.map(language => dosageWords([read], language))
}

test.each<[string, object, ru: string, be: string, en: string]>([
  [
    'twice a day',
    { ...dose(1, 'tablet'), ...daily(2) },
    '1 таблетка, 2 раза в день',
    '1 таблетка, 2 разы ў дзень',
    '1 tablet, 2 times a day',
  ],
  [
    'a half',
    { ...dose(0.5, 'таблетки'), ...daily(1) },
    '0,5 таблетки, 1 раз в день',
    '0,5 таблеткі, 1 раз у дзень',
    '0.5 tablets, 1 time a day',
  ],
  [
    'every 8 hours',
    { ...dose(5, 'mL'), ...repeat({ frequency: 1, period: 8, periodUnit: 'h' }) },
    '5 мл, каждые 8 часов',
    '5 мл, кожныя 8 гадзін',
    '5 ml, every 8 hours',
  ],
  [
    'without a frequency',
    repeat({ period: 2, periodUnit: 'd' }),
    'каждые 2 дня',
    'кожныя 2 дні',
    'every 2 days',
  ],
  [
    'a range',
    {
      doseAndRate: [{ doseRange: { low: quantity(1, 'капли'), high: quantity(2, 'капли') } }],
      ...repeat({ frequency: 2, frequencyMax: 3, period: 1, periodUnit: 'wk' }),
    },
    '1–2 капли, 2–3 раза в неделю',
    '1–2 кроплі, 2–3 разы ў тыдзень',
    '1–2 drops, 2–3 times a week',
  ],
  [
    'before meals',
    { ...dose(2, '{capsule}'), ...repeat({ when: ['ACM', 'ACV'], offset: 30 }) },
    '2 капсулы, до завтрака, до ужина, за 30 мин',
    '2 капсулы, да сняданку, да вячэры, за 30 хв',
    '2 capsules, before breakfast, before dinner, 30 min earlier',
  ],
  [
    'for a week',
    {
      ...dose(10, 'mg'),
      ...repeat({
        frequency: 1,
        period: 1,
        periodUnit: 'd',
        when: ['MORN'],
        boundsDuration: { value: 7, code: 'd' },
      }),
    },
    '10 мг, 1 раз в день, утром, срок: 7 дней',
    '10 мг, 1 раз у дзень, раніцай, тэрмін: 7 дзён',
    '10 mg, 1 time a day, in the morning, for 7 days',
  ],
  [
    'on days and at times',
    { ...dose(1, 'саше'), ...repeat({ dayOfWeek: ['mon', 'thu'], timeOfDay: ['08:00:00', '20:00:00'] }) },
    '1 пакетик, в 08:00, 20:00, дни недели: понедельник, четверг',
    '1 пакецік, а 08:00, 20:00, дні тыдня: панядзелак, чацвер',
    '1 sachet, at 08:00, 20:00, on Monday, Thursday',
  ],
  [
    'until a day',
    { ...dose(1, 'пшик'), ...repeat({ count: 5, boundsPeriod: { end: '2027-05-31' } }) },
    '1 пшик, по 31.05.2027 включительно, всего 5 раз',
    '1 пшик, па 31.05.2027 уключна, усяго 5 разоў',
    '1 пшик, until 31 May 2027 inclusive, 5 times in all',
  ],
  [
    'as needed, with a limit',
    {
      ...dose(1, 'tablet'),
      asNeededCodeableConcept: { text: 'боль' },
      maxDosePerPeriod: { numerator: quantity(4, 'tablet'), denominator: { value: 1, code: 'd' } },
    },
    '1 таблетка, при необходимости: боль, наибольшая доза: 4 таблетки в день',
    '1 таблетка, пры неабходнасці: боль, найбольшая доза: 4 таблеткі ў дзень',
    '1 tablet, as needed: боль, at most: 4 tablets a day',
  ],
  [
    'by a code',
    { ...dose(1, 'drop'), timing: { code: { coding: [{ code: 'TID' }] } }, route: { text: 'в нос' } },
    '1 капля, 3 раза в день, в нос',
    '1 кропля, 3 разы ў дзень, в нос',
    '1 drop, 3 times a day, в нос',
  ],
])('a dose in parts is said in three languages: %s', (_case, given, ru, be, en) =>
  expect(wordsIn(given)).toEqual([ru, be, en]),
)

const whole = { ...dose(1, 'tablet'), ...daily(2) }
test.each<[string, object]>([
  ['a rate', { doseAndRate: [{ ...whole.doseAndRate[0], rateQuantity: quantity(10, 'ml/h') }] }],
  ['two doses', { doseAndRate: [...whole.doseAndRate, ...whole.doseAndRate] }],
  ['a dose without a unit', { doseAndRate: [{ doseQuantity: { value: 1 } }] }],
  ['seconds', repeat({ frequency: 1, period: 30, periodUnit: 's' })],
  ['a frequency without its period', repeat({ frequency: 2 })],
  ['a moment that is not known', repeat({ when: ['TEA'] })],
  ['an hour before the morning', repeat({ when: ['MORN'], offset: 60 })],
  ['dates', { timing: { event: ['2027-01-01'] } }],
  [
    'how long one taking lasts',
    repeat({ frequency: 1, period: 1, periodUnit: 'd', duration: 30, durationUnit: 'min' }),
  ],
  ['a limit of a lifetime', { ...whole, maxDosePerLifetime: quantity(10, 'tablet') }],
  ['what changes the meaning', { ...whole, modifierExtension: [{ url: 'urn:not' }] }],
])('what is not understood is not said in part: %s', (_case, changed) =>
  expect(dosageInstruction({ ...whole, ...changed })).toBe('unreadable'),
)

test('a text stands for the parts, and nothing says nothing', () => {
  expect(dosageInstruction({ text: 'По 1 таблетке', timing: { event: [] } })).toEqual({
    text: 'По 1 таблетке',
  })
  expect(dosageInstruction({ sequence: 1 })).toBeUndefined()
})

test('instructions stand in the order of the clinic, each as it can be read', () => {
  const read = clinicPrescription({
    ...{ resourceType: 'MedicationRequest', id: '1', status: 'active' },
    dosageInstruction: [
      { sequence: 2, ...daily(1) },
      { sequence: 1, text: 'Сначала вечером' },
    ],
  })
  expect(read?.instructions).toBeNull()
  expect(dosageWords(read?.dosage ?? [], 'ru')).toBe('Сначала вечером\n1 раз в день')
})

const numbers = fc
  .double({ min: 0.01, max: 5000, noNaN: true })
  .map(value => Math.round(value * 100) / 100 || 1)
const given = fc.record({
  amount: numbers,
  frequency: fc.integer({ min: 1, max: 24 }),
  period: fc.integer({ min: 1, max: 99 }),
  periodUnit: fc.constantFrom('min', 'h', 'd', 'wk', 'mo', 'a'),
  unit: fc.constantFrom('tablet', 'мл', 'капель', 'ЕД', 'пшик'),
  limit: numbers,
})

test('each number of a dose stands in its words, in every language', () =>
  fc.assert(
    fc.property(given, ({ amount, frequency, period, periodUnit, unit, limit }) => {
      const said = wordsIn({
        ...dose(amount, unit),
        ...repeat({ frequency, period, periodUnit }),
        maxDosePerPeriod: { numerator: quantity(limit, unit), denominator: { value: 1, code: 'd' } },
      })
      for (const [at, words] of (said ?? []).entries()) {
        const written = (value: number) =>
          languages[at] === 'en' ? String(value) : String(value).replace('.', ',')
        expect(words).toContain(written(amount))
        expect(words).toContain(written(limit))
        if (period > 1) expect(words).toContain(String(period))
        if (frequency > 1 || period === 1) expect(words).toContain(String(frequency))
        expect(words).not.toMatch(/\{\{|undefined|unit\.|period\./)
      }
      expect(said).toHaveLength(3)
    }),
  ))
