import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type PluralCategory, pluralForms } from './plural-category.ts'
import { translator } from './translate.ts'

const folder = join(import.meta.dirname, '../catalogues')
const PLURAL = /_(one|few|many|other)$/

type Row = Readonly<Record<PluralCategory, string>> & { readonly key: string }

function rowsOf(language: string): Row[] {
  return readdirSync(join(folder, language)).flatMap(file => {
    const texts = JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
    const found = new Map<string, Record<string, string>>()
    const walk = (branch: object, path: string): void => {
      for (const [name, value] of Object.entries(branch)) {
        if (typeof value === 'object') walk(value, `${path}${name}.`)
        else if (PLURAL.test(name)) {
          const key = `${path}${name.replace(PLURAL, '')}`
          found.set(key, { ...found.get(key), [name.replace(/.*_/, '')]: value })
        }
      }
    }
    walk(texts, `${file.replace('.json', '')}: `)
    return [...found].map(([key, forms]) => ({ key, ...forms }) as Row)
  })
}

const COUNTS: readonly (readonly [number, string, PluralCategory])[] = [
  [1, '1', 'one'],
  [2, '2', 'few'],
  [5, '5', 'many'],
  [11, '11', 'many'],
  [21, '21', 'one'],
  [22, '22', 'few'],
  [25, '25', 'many'],
  [101, '101', 'one'],
  [111, '111', 'many'],
  [1.5, '1,5', 'other'],
]
const blanks = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()
/** Texts without a word that agrees with the number. */
const WITHOUT_AGREEMENT = ['family: appeared.text']
/** After "до", "с", "меньше" and similar words, two and five take the same form: до 2 лет, до 5 лет. */
const IN_THE_GENITIVE: Readonly<Record<string, readonly string[]>> = {
  ru: [
    'access: undo.devices',
    'clinic-import: visits.settled',
    'clinic-import: results.told',
    'clinic-import: results.waiting',
    'common: invalid.tooLong',
    'errors: FAMILY_LIMIT.PARENT',
    'errors: FAMILY_LIMIT.CHILD',
    'errors: VISIT_CHANGE_TOO_LATE.next',
    'errors: VISIT_CHANGE_TOO_LATE.nextWithoutPhones',
    'medcenters: forAge',
    'reminders: reply.tooLate',
    'services: childrenFrom',
    'services: medcenters',
    'timeslot: fromAge',
    'timeslot: toAge',
    'timeslot: toAgeIncluded',
    'timeslot: forAge',
    'visits: notManageable',
  ],
  be: [
    'access: undo.devices',
    'clinic-import: visits.settled',
    'clinic-import: results.told',
    'clinic-import: results.waiting',
    'errors: FAMILY_LIMIT.PARENT',
    'errors: FAMILY_LIMIT.CHILD',
    'medcenters: forAge',
    'services: childrenFrom',
    'services: medcenters',
    'timeslot: fromAge',
    'timeslot: toAge',
    'timeslot: toAgeIncluded',
    'timeslot: forAge',
  ],
}

describe.each(['ru', 'be'] as const)('%s', language => {
  const rows = rowsOf(language)
  const agreeing = rows.filter(({ key }) => !WITHOUT_AGREEMENT.includes(key))

  test.each(rows)('$key: the number chooses its form', row => {
    const texts = Object.fromEntries(pluralForms[language].map(form => [`text_${form}`, row[form]]))
    const t = translator(language, texts) as (key: string, params: Record<string, unknown>) => string
    const others = Object.fromEntries(blanks(row.many).map(blank => [blank.slice(2, -2), 'X']))
    for (const [count, shown, form] of COUNTS) {
      const text = row[form].replaceAll('{{count}}', shown).replace(/\{\{\w+\}\}/g, 'X')
      expect(t('text', { ...others, count })).toBe(text)
    }
  })

  test.each(agreeing)('$key: 1, 2, 5 and 1,5 have different forms if the language has them', row => {
    // 1 человек, 5 человек; 1 раз, 5 раз, and Belarusian has "разоў".
    const isSame = row.key === 'waitlist: ahead' || (row.key === 'dosage: times.count' && language === 'ru')
    if (isSame) expect(row.one).toBe(row.many)
    else expect(row.one).not.toBe(row.many)
    expect(row.one).not.toBe(row.few)
    expect(row.many).not.toBe(row.other)
    if (IN_THE_GENITIVE[language]?.includes(row.key)) expect(row.few).toBe(row.many)
    else expect(row.few).not.toBe(row.many)
  })

  test.each(rows)('$key: the form of 1 also fits 21 and 101, with all placeholders of the others', row => {
    expect(blanks(row.one)).toEqual(blanks(row.many))
  })
})

test.each(rowsOf('be'))('be, $key: what stands about 2 is plural, about 5 neuter', ({ few, many, other }) => {
  // Знойдзены 2 урачы, знойдзена 5 урачоў.
  expect(few).not.toMatch(/(?:знойдзена|захавана|прапушчана|засталося|засталася) \{\{count\}\}/iu)
  for (const text of [many, other]) {
    expect(text).not.toMatch(/(?:знойдзены|захаваны|прапушчаны|засталіся) \{\{count\}\}/iu)
    // 5 візітаў прайшло, not прайшлі.
    expect(text).not.toMatch(/\{\{count\}\} візіт(?:аў|у) (?:[\p{L}]+ )?(?:прайшлі|засталіся|не зменены)/iu)
  }
})
