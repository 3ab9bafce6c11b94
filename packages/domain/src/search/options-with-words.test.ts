import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasWords } from './matches-search.ts'
import { optionsWithWords } from './options-with-words.ts'

const labels = (names: readonly string[], typed: string) =>
  optionsWithWords(
    names.map(label => ({ label })),
    typed,
  ).map(({ label }) => label)

test.each([
  [
    'узи',
    ['Врач-трансфузиолог', 'УЗИ: Эхокардиография сердца', 'УЗИ почек'],
    ['УЗИ почек', 'УЗИ: Эхокардиография сердца'],
  ],
  [
    'хирург',
    ['Врач-детский хирург', 'Врач-нейрохирург', 'Врач-хирург'],
    ['Врач-хирург', 'Врач-детский хирург'],
  ],
  ['хир дет', ['Врач-хирург', 'Врач-детский хирург'], ['Врач-детский хирург']],
  ['акушёр-гин', ['Врач-гинеколог', 'Врач-акушер-гинеколог'], ['Врач-акушер-гинеколог']],
])('"%s" of %j finds first %j', (typed, names, first) =>
  expect(labels(names, typed).slice(0, first.length)).toEqual(first),
)

test('other words for an option find it', () => {
  const options = [{ label: 'Флоролог' }, { label: 'Оториноларинголог', also: ['лор', 'ухо горло нос'] }]
  expect(optionsWithWords(options, 'лор').map(({ label }) => label)).toEqual([
    'Оториноларинголог',
    'Флоролог',
  ])
  expect(optionsWithWords(options, 'горло')).toEqual([options[1]])
})

test('before anything is typed the list stays as it is', () => {
  const names = ['Врач общей практики', 'Аллерголог', 'Терапевт']
  expect([labels(names, ''), labels(names, '  ')]).toEqual([names, names])
})

test('no option that has the words is left out, and none is added', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (names, typed) => {
      const found = labels(names, typed)
      expect(found.toSorted()).toEqual(names.filter(name => hasWords(name, typed)).toSorted())
    }),
  )
})
