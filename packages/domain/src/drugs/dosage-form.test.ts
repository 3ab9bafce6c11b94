import { expect, test } from 'vitest'
import { describesForm, dosageFormOf, formKey, isKnownForm } from './dosage-form.ts'

test.each<[string, string]>([
  ['таблетки 75мг в блистерах', 'tablet|oral||'],
  ['таблетки, покрытые плёночной оболочкой, 10 мг', 'tablet|oral||'],
  ['film-coated tablets 75 mg', 'tablet|oral||'],
  ['таблеткі, пакрытыя плёнкавай абалонкай, 75 мг', 'tablet|oral||'],
  ['таблетки, покрытые кишечнорастворимой оболочкой, 20мг', 'tablet|oral|gastroResistant|'],
  ['таблетки с модифицированным высвобождением', 'tablet|oral|modified|'],
  ['капсулы пролонгированного действия 1мг', 'capsule|oral|prolonged|'],
  [
    'таблетки пролонгированного действия, покрытые кишечнорастворимой оболочкой',
    'tablet|oral|prolonged,gastroResistant|',
  ],
  ['таблетки шипучие', 'tablet|oral||effervescent'],
  ['таблетки жевательные', 'tablet|oral||chewable'],
  ['таблетки для рассасывания', 'tablet|sucked||'],
  ['таблетки подъязычные', 'tablet|sublingual||'],
  ['капсулы вагинальные', 'capsule|vaginal||'],
  ['суппозитории ректальные 100мг', 'suppository|rectal||'],
  ['свечи вагинальные', 'suppository|vaginal||'],
  ['раствор для внутривенного и внутримышечного введения', 'solution|intravenous,intramuscular||'],
  ['раствор (капли глазные)', 'drops|eye||'],
  ['капли ушные', 'drops|ear||'],
  ['спрей назальный дозированный', 'spray|nose||'],
  ['порошок для ингаляций в капсулах', 'powder|inhaled||'],
  ['порошок для приготовления суспензии для приема внутрь', 'powder|oral||forSuspension'],
  ['порошок для приготовления раствора для приема внутрь', 'powder|oral||'],
  ['раствор спиртовой для наружного применения', 'solution|skin||inAlcohol'],
  ['мазь глазная', 'ointment|eye||'],
  ['мазь в тубах', 'ointment|skin||'],
])('%s', (description, key) => expect(formKey(dosageFormOf(description))).toBe(key))

test.each<[string, string, string]>([
  ['a trade name says how it releases', 'Мадопар ГСС', 'modified'],
  ['in Latin letters', 'Глюкофаж XR', 'prolonged'],
  ['a part of a word is none', 'Лазолван', ''],
])('%s', (_case, name, release) => expect(dosageFormOf('капсулы 125 мг', name).release.join()).toBe(release))

test('a description goes before an abbreviation of the name', () =>
  expect(dosageFormOf('таблетки с модифицированным высвобождением', 'Метформин лонг').release).toEqual([
    'modified',
  ]))

test.each([
  ['суппозитории', false],
  ['набор: раствор для инфузий', false],
  ['таблетки гомеопатические', false],
  ['во флаконах', false],
  ['капсулы', true],
])('%s is known: %s', (description, known) => expect(isKnownForm(dosageFormOf(description))).toBe(known))

test.each([
  ['таблетки', true],
  ['покрытые', true],
  ['для', true],
  ['tablets', true],
  ['форте', false],
  ['детский', false],
  ['инъект', false],
])('%s is a word of a form: %s', (word, expected) => expect(describesForm(word)).toBe(expected))
