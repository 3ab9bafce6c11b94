import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameKey } from './known-names.ts'
import { namesOtherPerson } from './person-names.ts'
import { PERSON_NAME_ROWS, PERSON_NAMES } from './testing/person-names.ts'

const DOCTOR = ['Ковалевич Анна Петровна', 'Кавалевіч Ганна Пятроўна', 'Kavalevich Anna']
const namesOther = (text: string, doctor = DOCTOR) => namesOtherPerson(text, doctor, PERSON_NAMES)

test.each([
  'Медсестра ОЛЬГА ИВАНОВНА нагрубила',
  'МЕДСЕСТРА ОЛЬГА ИВАНОВНА НАГРУБИЛА',
  'медсестра ольга ивановна нагрубила',
  'на приёме была Olga Ivanovna',
  'medsestra olga ivanovna nagrubila',
  'Medsestra Olga Ivanauna',
  'медсестра Ольга-Ивановна',
  'медсестра ольга_ивановна',
  'приняла ОльгаИвановна',
  'приняла oльга ивановна',
  'у ольги ивановны лучше',
  'спасибо ольге ивановне',
  'нет, иваныч',
  'ГРУБИЛ ИВАН РОМАНОВ',
  'грубил иван романов',
  'grubil ivan romanov',
  'Ivan Romanov was rude',
  'Siarhei Kavaliou was rude',
  'хуже романовой ольги нет',
  'медсестра оля сидорова',
  'медсестра ольга кружкова',
  'у доктора сидорова в.и. лучше',
  'У ДОКТОРА СИДОРОВА В. И. ЛУЧШЕ',
  'sidorov v.i. luchshe',
  'лепш у таццяны мікалаеўны',
  'ЛЕПШ У ТАЦЦЯНЫ МІКАЛАЕЎНЫ',
  'доктар сяргей кавалёў нагрубіў',
  'Сяргей Кавалёў нагрубіў',
  'у вольгі станкевіч',
  'Наталья Гринько нагрубила',
  'Медсестра Ольга Петровна нагрубила',
  'медсестра анна сидорова',
  'Медсестра Анна Иванова',
])('somebody else is named: %s', text => expect(namesOther(text)).toBe(true))

test.each([
  'СПАСИБО АННЕ ПЕТРОВНЕ КОВАЛЕВИЧ!',
  'спасибо анне петровне ковалевич',
  'spasibo anne petrovne kovalevich',
  'Thanks to Anna Kovalevich',
  'дзякуй ганне пятроўне',
  'ковалевич а.п. лучшая',
  'Анечка Петровна лучшая',
  'Спасибо Ольге за заботу',
  'Спасибо Вам, Ольга! Очень помогли',
  'Спасибо доктору Станкевичу',
  'спасибо доктору иванову',
  'СПАСИБО ДОКТОРУ ИВАНОВУ',
  'Основной приём у Вас, галоўны ўрач быў добры. Галоўны ўрач! Цудоўны доктар. Шаноўны доктар!',
  'болит кости сломана, костя болит, от света глаза слезятся',
  'она здорова, ольга готова, анна снова пришла',
  'Роман прочитала в очереди, вера в врачей и надежда есть, любовь к детям',
  'к.м.н. хороший, т.е. внимательный, и т.д. и т.п.',
  'ВСЁ ХОРОШО, ВРАЧ ВНИМАТЕЛЬНЫЙ, АНАЛИЗЫ СДАЛ, РОМАН ПРОЧЁЛ',
  'Very good. More attention, any time! Nine of ten',
  'яна добрая, яна кавалёва не бачыла',
  'добры доктар, усё зразумела, дзякуй вялікі',
  'Анна-Мария довольна',
])('nobody else is named: %s', text => expect(namesOther(text)).toBe(false))

const CATALOGUES = join(import.meta.dirname, '../../../i18n/catalogues')
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)
const everydayTexts = ['ru', 'be', 'en'].flatMap(language =>
  readdirSync(join(CATALOGUES, language)).flatMap(file =>
    textsOf(JSON.parse(readFileSync(join(CATALOGUES, language, file), 'utf8'))),
  ),
)
const reference = ['services', 'specialties', 'search_complaints'].flatMap(file =>
  readFileSync(join(import.meta.dirname, `../../../../data/${file}.csv`), 'utf8').split(/[\n,;"]/),
)

test('what we say ourselves, and names of services and complaints, names nobody in any letters', () => {
  const texts = new Set([...everydayTexts, ...reference].filter(text => !/^(?:Иван|Іван|Ivan)/.test(text)))
  const named = [...texts].filter(text =>
    [text, text.toLowerCase(), text.toUpperCase()].some(written => namesOther(written, [])),
  )
  expect(named).toEqual([])
}, 60_000)

const nameOf = (kind: 'first' | 'last') =>
  fc.constantFrom(
    ...PERSON_NAME_ROWS.filter(row => row.kind === kind)
      .flatMap(({ spellings }) => spellings)
      .filter(name => !PERSON_NAMES.everyday.has(nameKey(name))),
  )
const letters = fc.constantFrom<(text: string) => string>(
  text => text,
  text => text.toUpperCase(),
  text => text.toLowerCase(),
)

test('a known first name with a known surname is found in any letters, in both orders', () => {
  fc.assert(
    fc.property(nameOf('first'), nameOf('last'), letters, fc.boolean(), (first, last, written, isFirst) => {
      const pair = isFirst ? `${first} ${last}` : `${last} ${first}`
      expect(namesOther(written(`медсестра ${pair} была`), ['Грак Фёкла'])).toBe(true)
    }),
  )
})

test('whoever has the name of the doctor is the doctor, in any letters', () => {
  fc.assert(
    fc.property(nameOf('first'), nameOf('last'), letters, (first, last, written) => {
      expect(namesOther(written(`спасибо ${first} ${last}, ${last} ${first}`), [`${last} ${first}`])).toBe(
        false,
      )
    }),
  )
})
