import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { pluralCategory } from './plural-category.ts'
import { serverTexts } from './server-texts.ts'

const folder = join(import.meta.dirname, '../catalogues')

/** docs/glossary.md ("Words of the interface") gives the replacement of each. */
const replaced: Readonly<Record<Language, readonly RegExp[]>> = {
  ru: [
    /клиник/i,
    /(?<!медицинск(?:ий|ого|ому|им|ими|ом|их|ие) )(?<![а-яё])центр/i,
    /медицинск(?:ая|ой|ую) организаци/i,
    /администратор/i,
    /удержива|закреп/i,
    /очеред/i,
    /(?<!лист[а-я]{0,2} )ожидани/i,
    /исследован|бланк/i,
    /в работе/i,
    /сервис/i,
    /близки/i,
    /код устройства/i,
    /для сведения/i,
    /время минское/i,
    /по почте|электронн\S+ почт/i,
    /(?<![а-яё])сеть/i,
    /открыть «Моя семья/i,
    /(?:её|новая) запис|записи о /i,
    /приём/i,
  ],
  be: [
    /клінік/i,
    /медыцынск(?:ая|ай|ую) арганізацы/i,
    /адміністратар/i,
    /утрымліва|трымаецца за/i,
    /ліс[тц]\S* чакання/i,
    /чарз|чаргу/i,
    /даследаван|бланк/i,
    /у працы|у рабоце/i,
    /дадатак|дадатк/i,
    /сэрвіс/i,
    /родзіч|блізкі/i,
    /код прылады/i,
    /для звестак|для ведама/i,
    /час мінскі/i,
    /па пошце|электронн\S+ пошт/i,
    /(?<!\p{L})сетка/iu,
    /адкрыць «Мая сям/i,
    /скапіява|цэтлік|працяжнік|злучэнн|заказва|(?<!\p{L})зараз/iu,
    /прыём/i,
  ],
  en: [
    /\bclinics?\b(?!\.by)/i,
    /\bcenters?\b/i,
    /\bregistry\b/i,
    /\bwaitlist/i,
    /in the line\b|the line again/i,
    /\bconclusions?\b/i,
    /\banalys[ie]s\b/i,
    /\bexaminations?\b/i,
    /e-mail/i,
    /\bmails?\b/i,
    /\bletter\b/i,
    /birth date|birthday/i,
    /\bsurname/i,
    /device code/i,
    /\bnetwork\b/i,
    /code from (?:an|the) SMS/i,
    /“My /,
  ],
}

/** Texts where a replaced word is right, with the reason. */
const justified: readonly { readonly key: string; readonly because: string }[] = [
  { key: 'decline/3.reason', because: 'the administrator is that of Vizit, not of a medical centre' },
  { key: 'documents/dialog.conclusion', because: 'the specification names the window so (calls §7.4)' },
  { key: 'tests/none', because: 'the specification has "You have no analyses yet" (product §2)' },
  { key: 'clinic-import/expected.policy', because: 'the word that stands in the cell of the file' },
]
/** In a clinic's files `приём` means a doctor's working hours, not a visit. */
const isHoursOfDoctor = (key: string, pattern: RegExp) =>
  key.startsWith('clinic-import/') && /^(приём|прыём)$/.test(pattern.source)

function textsOf(language: Language): [string, string][] {
  const flatten = (value: unknown, path: string): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, part]) =>
          flatten(part, `${path}${path.endsWith('/') ? '' : '.'}${key}`),
        )
  return readdirSync(join(folder, language)).flatMap(file =>
    flatten(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), `${file.replace('.json', '')}/`),
  )
}

test.each(['ru', 'be', 'en'] as const)('%s: one word for one thing', language => {
  const isJustified = new Set(justified.map(({ key }) => key))
  const found = textsOf(language).flatMap(([key, text]) =>
    replaced[language]
      .filter(pattern => pattern.test(text.replace(/\{\{\w+\}\}/g, '')))
      .filter(pattern => !isJustified.has(key) && !isHoursOfDoctor(key, pattern))
      .map(pattern => `${key}: ${text} (${pattern.source})`),
  )
  expect(found).toEqual([])
})

test('the short form of "Minsk time" is used in messages only', () => {
  const short = [...textsOf('ru'), ...textsOf('be')].filter(([, text]) => /[пП][оа] М[иі]нску/.test(text))
  expect(short.map(([key]) => key).filter(key => !key.startsWith('messages/'))).toEqual([])
})

test.each([
  ['ru', 'timeslot', 'doctorsCount', [1, 'Найден 1 врач'], [2, 'Найдено 2 врача'], [5, 'Найдено 5 врачей']],
  [
    'ru',
    'timeslot',
    'doctorsCount',
    [11, 'Найдено 11 врачей'],
    [21, 'Найден 21 врач'],
    [22, 'Найдено 22 врача'],
  ],
  [
    'ru',
    'timeslot',
    'doctorsCount',
    [101, 'Найден 101 врач'],
    [111, 'Найдено 111 врачей'],
    [1.5, 'Найдено 1,5 врача'],
  ],
  [
    'be',
    'timeslot',
    'doctorsCount',
    [1, 'Знойдзены 1 урач'],
    [2, 'Знойдзены 2 ўрачы'],
    [5, 'Знойдзена 5 урачоў'],
  ],
  [
    'be',
    'timeslot',
    'doctorsCount',
    [11, 'Знойдзена 11 урачоў'],
    [21, 'Знойдзены 21 урач'],
    [22, 'Знойдзены 22 ўрачы'],
  ],
  [
    'be',
    'timeslot',
    'doctorsCount',
    [101, 'Знойдзены 101 урач'],
    [111, 'Знойдзена 111 урачоў'],
    [1.5, 'Знойдзена 1,5 урача'],
  ],
] as const)('%s: %s.%s is read by its rule', (language, area, key, ...read) => {
  const t = serverTexts(language).area(area)
  for (const [count, words] of read as readonly (readonly [number, string])[])
    expect(t(key, { count })).toBe(words)
})

test('Belarusian: two, three and four are followed by plural adjectives', () => {
  const neuter = /(?:[аеё]на|лося) \{\{count\}\}/
  const wrong = textsOf('be').filter(([key, text]) => key.endsWith('_few') && neuter.test(text))
  expect(pluralCategory('be', 2)).toBe('few')
  expect(wrong).toEqual([])
})
