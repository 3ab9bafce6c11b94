import { expect, test } from 'vitest'
import { askedSections } from './asked-sections.ts'

test.each([
  'аптека',
  'Аптеки',
  'апте',
  'в аптеке',
  'аптэка',
  'аптэкі',
  'apteka',
  'pharmacy',
  'pharmacies',
  'drugstore',
  'fgntrf',
  'аптеа',
  'апетка',
  'ищу аптеку',
  'аптека сегодня',
])('pharmacies are asked for, and nothing else: %s', query => {
  expect(askedSections(query)).toEqual({ sections: ['pharmacies'], alone: true })
})

test.each(['аптека брест', 'ибупрофен аптека', 'круглосуточная аптека'])(
  'pharmacies are asked for among others: %s',
  query => expect(askedSections(query)).toEqual({ sections: ['pharmacies'], alone: false }),
)

test.each([
  '',
  'ап',
  'апт',
  'оптика',
  'ипотека',
  'аптечка',
  'аптэчка',
  'аптечку',
  'терапевт',
  'аппендицит',
  'фармация',
  'химия',
])('they are not: %s', query => expect(askedSections(query).sections).not.toContain('pharmacies'))

test.each([
  'лекарства',
  'Лекарство',
  'лекарс',
  'препар',
  'таблет',
  'лякарс',
  'прэпар',
  'медикам',
  'препараты',
  'медикаменты',
  'таблетки',
  'лекі',
  'лякарства',
  'прэпараты',
  'таблеткі',
  'drugs',
  'medicines',
  'pills',
  'ktrfhcndf',
  'лекорства',
])('drugs are asked for: %s', query => {
  expect(askedSections(query)).toEqual({ sections: ['drugs'], alone: true })
})

test.each(['меди', 'медик', 'медика', 'лека', 'лекар', 'преп', 'табл', 'chem', 'phar', 'pharm'])(
  'a beginning of other words, too, asks for no section before everything: %s',
  query => expect(askedSections(query)).toEqual({ sections: [], alone: false }),
)

test.each([
  'лекарь',
  'лекарственная аллергия',
  'ибупрофен таблетки',
  'sports medicine',
  'веки',
  'преподаватель',
])('a word beside others or alike asks for no section: %s', query =>
  expect(askedSections(query).sections).toEqual([]),
)

test('both are asked for', () => {
  expect(askedSections('лекарства в аптеке')).toEqual({ sections: ['pharmacies', 'drugs'], alone: true })
})
