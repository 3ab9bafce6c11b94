import { expect, test } from 'vitest'
import { refusalText } from '../refusal-text.ts'
import { serverTexts } from '../server-texts.ts'
import { inQuotes, programmeInQuotes } from './in-quotes.ts'

test.each([
  ['Стоматология', 'Стоматология'],
  ['«Белый зуб»', 'Белый зуб'],
  ['Завод «Зара»', 'Завод „Зара“'],
  ['«Мир» и «Зара»', '„Мир“ и „Зара“'],
])('%s in quotes is %s', (name, said) => expect(inQuotes(name)).toBe(said))

test.each([
  ['EPAM', 'EPAM'],
  ['Программа EPAM', 'EPAM'],
  ['Праграма EPAM', 'EPAM'],
  ['Программа «Зара»', 'Зара'],
  ['Завод «Зара»', 'Завод „Зара“'],
  ['Программа', 'Программа'],
  ['Программы здоровья', 'Программы здоровья'],
])('the programme %s in quotes is %s', (caption, said) => expect(programmeInQuotes(caption)).toBe(said))

test.each([
  ['ru', 'Данные договора программы «Завод „Зара“» не совпадают с профилем'],
  ['be', 'Даныя дагавора праграмы «Завод „Зара“» не супадаюць з профілем'],
] as const)('%s: a refusal quotes the programme once', (language, title) => {
  const refusal = { code: 'CONTRACT_MISSMATCH', attributes: { programCaption: 'Завод «Зара»' } } as const
  expect(refusalText(serverTexts(language), refusal).title).toBe(title)
})

test('a refusal of a used-up limit quotes the limit once, and names the programme as it is', () => {
  const attributes = { programCaption: 'Программа «Зара»', limit: '«Белый зуб»' }
  expect(refusalText(serverTexts('ru'), { code: 'PROGRAMME_LIMIT_REACHED', attributes }).next).toMatch(
    /^Программа «Зара»: по лимиту «Белый зуб» визитов не осталось/,
  )
})
