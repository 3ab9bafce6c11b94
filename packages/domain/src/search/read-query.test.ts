import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'

const textsOf = (query: string) => readQuery(query).map(({ text }) => text)
const keysOf = (query: string) => readQuery(query)[0]?.words.map(({ key }) => key)

test.each([
  ['as typed, and in the Latin layout', 'терапевт', ['терапевт', 'nthfgtdn']],
  ['in both Cyrillic layouts where they differ', 'ytohjkju', ['ytohjkju', 'нещролог', 'неўролог']],
  ['one word of two', 'иванов nthfgtdn', ['иванов nthfgtdn', 'иванов терапевт', 'bdfyjd nthfgtdn']],
])('read %s', (_case, query, texts) => expect(textsOf(query)).toEqual(texts))

test.each([
  ['under three characters after trimming (product §5)', '  уз '],
  ['without a letter or digit', '%_%'],
])('nothing is looked up of what is %s', (_case, query) => expect(readQuery(query)).toEqual([]))

test.each([
  ['a word that all specialities have is left out beside others', 'врач терапевт', ['терапевт']],
  ['alone it is looked up', 'врач', ['врач']],
  ['ё, й, ў and і are е, и, у and и', 'Ёлкай узі ўсё', ['елкаи', 'узи', 'усе']],
  ['a complaint and particles are left out beside others', 'боль в колене', ['колене']],
  ['in Belarusian', 'баліць у калене', ['калене']],
  ['a complaint alone is looked up', 'болит', ['болит']],
  ['an apostrophe belongs to its word', 'Лук’янаў', ['лукянау']],
  ['a hyphen separates', 'акушер-гинеколог', ['акушер', 'гинеколог']],
])('%s', (_case, query, keys) => expect(keysOf(query)).toEqual(keys))

test.each([
  ['Резко Ольга', ['резко', 'ольга']],
  ['сильно кашляю', ['сильно', 'кашляю']],
  ['сильно болит колено', ['колено']],
  ['терапевт сегодня', ['терапевт']],
  ['терапевт в субботу', ['терапевт']],
  ['тэрапеўт у суботу', ['тэрапеут']],
  ['therapist on saturday', ['therapist']],
  ['терапевт на выходных', ['терапевт']],
  ['терапевт завтра утром', ['терапевт']],
  ['болит зуб суббота', ['зуб']],
  ['терапевт суббота', ['терапевт', 'суббота']],
  ['now витамин c', ['now', 'витамин']],
])('adverbs that are names as well are left out at once beside a complaint only: %s', (query, keys) =>
  expect(keysOf(query)).toEqual(keys),
)

test('a day that is a surname is left out where nothing has it', () => {
  const [asTyped, without] = readQuery('терапевт серада')
  expect(asTyped?.words.map(({ key }) => key)).toEqual(['терапевт', 'серада'])
  expect(without).toMatchObject({ words: [{ key: 'терапевт' }], rest: 'терапевт' })
})

test('how much it hurts is left out where nothing has the words with it', () => {
  const [, without] = readQuery('сильно кашляю')
  expect(without).toMatchObject({ words: [{ key: 'кашляю' }], rest: 'кашляю' })
  expect(readQuery('now vitamin')).not.toContainEqual(expect.objectContaining({ rest: 'vitamin' }))
})

test('short words only narrow what the others find', () => {
  expect(readQuery('Иванов И. П.')[0]).toMatchObject({ words: [{ key: 'иванов' }], filters: ['и', 'п'] })
  expect(readQuery('Иванов В. С.')[0]).toMatchObject({ words: [{ key: 'иванов' }], filters: ['в', 'с'] })
})

test('of a query of many different words the first twelve count', () => {
  const alphabet = [...'абвгдежзиклмнопрстуфхцчшщэюя'].map(letter => letter.repeat(2))
  const [reading] = readQuery(`терапевт ${alphabet.join(' ')}`)
  expect(reading?.words.length).toBe(1)
  expect(reading?.filters).toEqual(alphabet.slice(0, 11))
})

test('at most six words are looked up, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), query => {
      for (const { words } of readQuery(query)) expect(words.length).toBeLessThanOrEqual(6)
    }),
  )
})

test('a Cyrillic word is read in the Latin layout only if all its letters are Latin letters there', () => {
  const texts = (query: string) => readQuery(query).map(({ text }) => text)
  expect(texts('абв')).toEqual(['абв'])
  expect(texts('вщсещк')).toContain('doctor')
  expect(texts('anna вщсещк')).toContain('anna doctor')
})

test.each(['тера\u00adпевт', 'тера\u200bпевт', '\ufeffтерапевт', 'терапевт\u2060'])(
  'characters that nobody sees separate no words',
  query => expect(readQuery(query)[0]?.words.map(({ key }) => key)).toEqual(['терапевт']),
)
