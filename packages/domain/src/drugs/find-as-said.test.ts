import { expect, test } from 'vitest'
import { findDrugs, readDrugs } from './find-drugs.ts'
import { searchedDrug } from './searched-drug.ts'
import { strengthOf } from './strength.ts'

const drug = (id: string, name: string, inn: readonly string[], ...presentations: string[]) =>
  searchedDrug({
    id,
    names: [name],
    substances: inn,
    forms: presentations.map(presentation => presentation.split(' ')[0] ?? ''),
    packs: presentations.map((presentation, at) => ({
      ...{ id: `${id}${at}`, presentation },
      strength: strengthOf(presentation),
    })),
  })

const amounts = [
  drug('e', 'Эутирокс', [], 'таблетки 50 мкг №100', 'таблетки 75 мкг №100', 'таблетки 100 мкг №100'),
  drug('l', 'Левотироксин', [], 'таблетки 50 мкг №50', 'таблетки 100 мкг №50'),
  drug('o', 'Отривин', [], 'спрей назальный 1 мг/мл 10 мл', 'капли назальные 0,5 мг/мл 10 мл'),
  drug('p', 'Пероксид', [], 'раствор 3% 100 мл'),
  drug('g', 'Ибугель', [], 'гель 50 мг/г 50 г'),
  drug('k', 'Креон 10000', [], 'капсулы №20'),
  drug('m', 'Креон 25000', [], 'капсулы №20'),
  drug('a', 'Амброксол', [], 'сироп 15 мг/5 мл 100 мл', 'сироп 30 мг/5 мл 100 мл', 'таблетки 30 мг №20'),
  drug('c', 'Амоксиклав', [], 'таблетки 500 мг/125 мг №14', 'таблетки 875 мг/125 мг №14'),
]
test.each<[string, string[], (string | null)[]]>([
  ['эутирокс 100', ['e2'], ['мкг']],
  ['эутирокс 75', ['e1'], ['мкг']],
  ['эутирокс 100 мкг', ['e2'], [null]],
  ['левотироксин 50', ['l0'], ['мкг']],
  ['левотироксин 100', ['l1'], ['мкг']],
  ['левотироксин №50', ['l0', 'l1'], [null]],
  ['левотироксин N50', ['l0', 'l1'], [null]],
  ['левотироксин 100 n 50', ['l1'], ['мкг', null]],
  ['левотироксин No. 50', ['l0', 'l1'], [null]],
  ['отривин 0,1%', ['o0'], [null]],
  ['отривин 0,05 %', ['o1'], [null]],
  ['отривин 0,1', ['o0'], ['%']],
  ['отривин 1 мг/мл', ['o0'], [null]],
  ['пероксид 30 мг/мл', ['p0'], [null]],
  ['ибугель 5%', ['g0'], [null]],
  ['креон 10 000', ['k0'], [null]],
  ['креон 25\u00a0000', ['m0'], [null]],
  ['амброксол 3 мг/мл', ['a0'], [null]],
  ['амброксол 6мг/мл', ['a1'], [null]],
  ['амброксол 30 мг/5 мл', ['a1'], [null, null]],
  ['амброксол 6 мг/1 мл', ['a1'], [null, null]],
  ['амброксол 4 мг/мл', [], []],
  ['амоксиклав 500 125', ['c0'], ['мг', 'мг']],
])('amounts as they are written on boxes: %s', (query, ids, units) => {
  const { found, units: read } = findDrugs(amounts, query)
  expect([found.flatMap(({ packIds }) => packIds), read]).toEqual([ids, units])
})

const names = [
  drug('m', 'Мезим форте', ['панкреатин'], 'таблетки №20'),
  drug('g', 'Галазолин', ['ксилометазолин'], 'капли 0,1% 10 мл'),
  drug('k', 'Кетопрофен', ['кетопрофен'], 'гель 25 мг/г 50 г'),
  drug('w', 'Вишневского мазь', ['берёзовый дёготь'], 'мазь 30 г'),
  drug('s', 'Салициловая кислота', ['салициловая кислота'], 'мазь 2% 25 г'),
]
test.each([
  ['мазь', ['w']],
  ['маз', ['w']],
  ['гель', []],
  ['гел', []],
  ['капли', []],
  ['салициловая мазь', ['s']],
  ['кетопрофен гель', ['k']],
  ['мезин', ['m']],
])('the word of a form is no other name with an error: %s', (query, ids) => {
  expect(findDrugs(names, query).found.map(({ id }) => id)).toEqual(ids)
})

test('a whole name of two letters is found, and other short queries find all', () => {
  const short = [drug('i', 'Ёд', ['Iodine'], 'раствор 5% 10 мл'), ...names]
  expect(findDrugs(short, 'Ёд').found.map(({ id }) => id)).toEqual(['i'])
  expect(findDrugs(short, ' ед ').found.map(({ id }) => id)).toEqual(['i'])
  expect(findDrugs(short, 'яд').found).toHaveLength(short.length)
  expect(findDrugs(short, 'яд').isAll).toBe(true)
  expect(findDrugs(short, 'Ёд').isAll).toBeUndefined()
})

const vitamins = [
  drug('q', 'Aquadetrim', ['Colecalciferol', 'колекальциферол'], 'капли 15000 МЕ/мл 10 мл'),
  drug('v', 'Ascorbic acid', ['Ascorbic acid', 'аскорбиновая кислота'], 'таблетки 50 мг №200'),
  drug('e', 'Нурофен экспресс', ['ибупрофен'], 'капсулы 200 мг №10'),
  drug('n', 'Нурофен', ['ибупрофен'], 'таблетки 200 мг №10'),
]
test.each([
  ['vitamin c', ['v']],
  ['vitamin d', ['q']],
  ['нурофен э', ['e']],
])('a letter that is a word is not the beginning of another one: %s', (query, ids) => {
  expect(findDrugs(vitamins, query).found.map(({ id }) => id)).toEqual(ids)
  expect(readDrugs(vitamins, query, { exactly: true }).found.map(({ id }) => id)).toEqual(ids)
})

const likeOthers = [
  drug('k', 'Клозапин', ['клозапин'], 'таблетки 25 мг №20'),
  drug('l', 'Лапиксен', ['лацидипин'], 'таблетки 4 мг №28'),
  drug('a', 'Амприлан', ['рамиприл'], 'таблетки 5 мг №30'),
  drug('p', 'Позаконазол', ['позаконазол'], 'таблетки 100 мг №24'),
  drug('c', 'Катаракс', ['азапентацен'], 'капли глазные 15 мл'),
  drug('m', 'Ломексин', ['фентиконазол'], 'капсулы 600 мг №2'),
  drug('o', 'Колофорт', [], 'таблетки №20'),
  drug('b', 'Бевацизумаб амринг', ['бевацизумаб'], 'концентрат 100 мг/4 мл'),
  drug('n', 'Нурофен', ['ибупрофен'], 'таблетки 200 мг №10'),
  drug('x', 'Амоксициллин', ['амоксициллин'], 'капсулы 500 мг №20'),
]
test.each<readonly [string, readonly string[]]>([
  ...['лозап', 'лозап плюс', 'ласикс', 'амарил', 'прозак', 'атаракс', 'лосек', 'золоф', 'амарин'].map(
    (name): [string, string[]] => [name, []],
  ),
  ['нурофн', ['n']],
  ['нуорфен', ['n']],
  ['унрофен', ['n']],
  ['амоксицилин', ['x']],
  // Not typed to its end yet.
  ['амоксецил', ['x']],
  ['амаксицил', ['x']],
])('a name that the register lacks is not the beginning of another one with an error: %s', (query, ids) => {
  expect(findDrugs(likeOthers, query).found.map(({ id }) => id)).toEqual(ids)
})
