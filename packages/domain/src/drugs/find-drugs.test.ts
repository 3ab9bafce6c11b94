import { expect, test } from 'vitest'
import { findDrugs, readDrugs, searchedDrug } from './find-drugs.ts'

const drug = (id: string, name: string, inn: readonly string[], ...presentations: string[]) =>
  searchedDrug({
    id,
    names: [name, null],
    substances: inn,
    packs: presentations.map((presentation, at) => ({ id: `${id}${at}`, presentation })),
  })
const drugs = [
  drug('n', 'Нурофен', ['ибупрофен', 'Ibuprofen'], 'таблетки 200мг №10', 'таблетки 400мг №12'),
  drug('e', 'Нурофен экспресс', ['ибупрофен', 'Ibuprofen'], 'капсулы 200мг №10'),
  drug('i', 'Ибупрофен', ['ибупрофен', 'Ibuprofen'], 'таблетки 200мг №20'),
  drug('p', 'Парацетамол', ['парацетамол', 'Paracetamol'], 'таблетки 500мг №10', 'суспензия 120мг/5мл 100мл'),
  drug('g', 'Глюкофаж', ['метформин', 'Metformin'], 'таблетки 500мг №30'),
  drug('x', 'Амоксиклав 2X', ['амоксициллин'], 'таблетки 1000мг №14'),
  drug('a', 'Аспирин С', ['ацетилсалициловая кислота'], 'таблетки шипучие 400мг/240мг №10'),
]
const found = (query: string) => findDrugs(drugs, query).map(({ id }) => id)
const packs = (query: string) => findDrugs(drugs, query).flatMap(({ packIds }) => packIds)

test.each([
  ['the name itself comes first', 'нурофен', ['n', 'e']],
  ['the beginning', 'нуро', ['n', 'e']],
  ['the substance, after the name', 'ибупрофен', ['i', 'n', 'e']],
  ['Latin', 'paracetamol', ['p']],
  ['Belarusian', 'парацэтамол', ['p']],
  ['Latin letters of a Russian name', 'nurofen', ['n', 'e']],
  ['the wrong keyboard layout', 'ghfwtnfvjk', ['p']],
  ['another spelling', 'нурафен', ['n', 'e']],
  ['a typing error', 'нурофуен', ['n', 'e']],
  ['two neighbours swapped', 'парацетмаол', ['p']],
  ['several words', 'нурофен экспресс', ['e']],
  ['a substance of two words', 'салициловая кислота', []],
  ['its beginning', 'ацетилсалициловая кис', ['a']],
  ['an error in the last letters before a longer name', 'глюкоза', []],
  ['the same of the whole name', 'глюкофаг', ['g']],
  ['no error in a short word', '<b>x</b>', []],
  ['nothing like it', 'ромашка', []],
  ['no word at all', '%%%', []],
])('%s: %s', (_case, query, ids) => expect(found(query)).toEqual(ids))

test('a Belarusian name finds its substance and longer names too, which the register has in Russian only', () => {
  const named = (id: string, names: readonly string[], substances: readonly string[]) =>
    searchedDrug({ id, names, substances, packs: [{ id: `${id}0`, presentation: 'таблетки 200мг №10' }] })
  const register = [
    named('i', ['Ибупрофен', 'Ібупрафен'], ['ибупрофен']),
    named('n', ['Нурофен', 'Нурафен'], ['ибупрофен']),
    named('f', ['Нурофен Форте'], ['ибупрофен']),
    named('b', ['Ибуфен'], ['кетопрофен']),
  ]
  const ids = (query: string) => findDrugs(register, query).map(({ id }) => id)
  expect(ids('ібупрафен')).toEqual(['i', 'n', 'f'])
  expect(ids('нурафен')).toEqual(['n', 'f'])
  expect(ids('нурофен')).toEqual(['n', 'f'])
  expect(readDrugs(register, 'ибупрафен', { exactly: true }).found.map(({ id }) => id)).toEqual(['i'])
})

test('a number is a dosage, with or without its unit', () => {
  expect(packs('нурофен 200')).toEqual(['n0', 'e0'])
  expect(packs('нурофен 400мг')).toEqual(['n1'])
  expect(packs('нурофен 200 мг')).toEqual(['n0', 'e0'])
  expect(packs('парацетамол 120')).toEqual(['p1'])
  expect(found('нурофен 300')).toEqual([])
})

test('a query that is too short finds all', () => {
  expect(found(' н ')).toHaveLength(7)
})
