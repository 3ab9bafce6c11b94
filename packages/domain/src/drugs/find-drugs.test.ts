import { expect, test } from 'vitest'
import { findDrugs, readDrugs } from './find-drugs.ts'
import { searchedDrug } from './searched-drug.ts'
import { strengthOf } from './strength.ts'

const drug = (id: string, name: string, inn: readonly string[], ...presentations: string[]) =>
  searchedDrug({
    id,
    names: [name, null],
    substances: inn,
    forms: presentations.map(presentation => presentation.split(' ')[0] ?? ''),
    packs: presentations.map((presentation, at) => ({
      ...{ id: `${id}${at}`, presentation },
      strength: strengthOf(presentation),
    })),
  })
const drugs = [
  drug('n', 'Нурофен', ['ибупрофен', 'Ibuprofen'], 'таблетки 200мг №10', 'таблетки 400мг №12'),
  drug('e', 'Нурофен экспресс', ['ибупрофен', 'Ibuprofen'], 'капсулы 200мг №10'),
  drug('i', 'Ибупрофен', ['ибупрофен', 'Ibuprofen'], 'таблетки 200мг №20'),
  drug('p', 'Парацетамол', ['парацетамол', 'Paracetamol'], 'таблетки 500мг №10', 'суспензия 120мг/5мл 100мл'),
  drug('g', 'Глюкофаж', ['метформин', 'Metformin'], 'таблетки 500мг №30'),
  drug('x', 'Амоксиклав 2X', ['амоксициллин'], 'таблетки 1000мг №14'),
  drug('k', 'Клозапин', ['клозапин', 'Clozapine'], 'таблетки 25мг №50'),
  drug('l', 'Катаракс', ['азапентацен'], 'капли глазные 15мл'),
  drug('m', 'Позаконазол', ['позаконазол', 'Posaconazole'], 'суспензия 40мг/мл 105мл'),
  drug('v', 'Лацидипин', ['лацидипин', 'Lacidipine'], 'таблетки 4мг №28'),
  drug('a', 'Аспирин С', ['ацетилсалициловая кислота'], 'таблетки шипучие 400мг/240мг №10'),
]
const found = (query: string) => findDrugs(drugs, query).found.map(({ id }) => id)

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
  ['the name of another drug that the register has not', 'лозап', []],
  ['the same with more letters', 'ласикс', []],
  ['the same with a letter less', 'прозак', []],
  ['a first letter less', 'атаракс', []],
  ['an error in what is typed of a long name', 'парацитам', ['p']],
  ['no error in a short word', '<b>x</b>', []],
  ['nothing like it', 'ромашка', []],
  ['no word at all', '%%%', []],
])('%s: %s', (_case, query, ids) => expect(found(query)).toEqual(ids))

test.each([
  ['витамин с', ['c']],
  ['витамин c', ['c']],
  ['вітамін с', ['c']],
  ['аскорбинка', ['c']],
  ['витамин д', ['d']],
  ['витамин д3', ['d']],
  ['витамин в6', ['b']],
  ['д3', ['d']],
  ['D3', ['d']],
  ['В6', ['b']],
  ['витамин е', []],
  ['зелёнка', ['z']],
  ['зеленка', ['z']],
  ['зялёнка', ['z']],
  ['перекись', ['h']],
  ['перекись 3%', ['h']],
  ['аспирин', ['s']],
  ['валерьянка', ['v']],
  ["валяр'янка", ['v']],
])('what people say: %s', (query, ids) => {
  const register = [
    drug('c', 'Аскорбиновая кислота', ['аскорбиновая кислота'], 'таблетки 50мг №200'),
    drug('t', 'Терасил', ['парацетамол, аскорбиновая кислота'], 'порошок 650мг №10'),
    drug('d', 'Аквадетрим', ['колекальциферол'], 'капли 15000МЕ/мл 10мл'),
    drug('b', 'Пиридоксин', ['пиридоксин'], 'таблетки 10мг №50'),
    drug('z', 'Бриллиантовый зелёный', ['бриллиантовый зелёный'], 'раствор 1% 10мл'),
    drug('h', 'Водорода пероксид', ['водорода пероксид'], 'раствор 3% 100мл'),
    drug('s', 'Ацетилсалициловая кислота', ['ацетилсалициловая кислота'], 'таблетки 500мг №10'),
    drug('v', 'Валериана экстракт', ['валерианы корневища с корнями'], 'таблетки 20мг №50'),
  ]
  expect(findDrugs(register, query).found.map(({ id }) => id)).toEqual(ids)
})

test('a Belarusian name finds its substance and longer names too, which the register has in Russian only', () => {
  const pack = (id: string) => ({ id, presentation: 'таблетки 200мг №10', strength: '200мг' })
  const named = (id: string, names: readonly string[], substances: readonly string[]) =>
    searchedDrug({ id, names, substances, forms: [], packs: [pack(id)] })
  const register = [
    named('i', ['Ибупрофен', 'Ібупрафен'], ['ибупрофен']),
    named('n', ['Нурофен', 'Нурафен'], ['ибупрофен']),
    named('f', ['Нурофен Форте'], ['ибупрофен']),
    named('b', ['Ибуфен'], ['кетопрофен']),
  ]
  const ids = (query: string) => findDrugs(register, query).found.map(({ id }) => id)
  expect(ids('ібупрафен')).toEqual(['i', 'n', 'f'])
  expect(ids('нурафен')).toEqual(['n', 'f'])
  expect(ids('нурофен')).toEqual(['n', 'f'])
  expect(readDrugs(register, 'ибупрафен', { exactly: true }).found.map(({ id }) => id)).toEqual(['i'])
})

const medicines = [
  drug('n', 'Нурофен', ['ибупрофен'], 'таблетки 200мг №10', 'таблетки 400мг №12'),
  drug(
    'c',
    'Нурофен для детей',
    ['ибупрофен'],
    'суспензия 100мг/5мл во флаконах 200мл',
    'суспензия 100мг/5мл 100мл',
  ),
  drug('a', 'Аспирин', ['ацетилсалициловая кислота'], 'таблетки 500мг №200', 'таблетки 100 мг №30'),
  drug('m', 'Амоксиклав', ['амоксициллин'], 'таблетки 875мг/125мг №14', 'таблетки 500мг/125мг №14'),
  drug('l', 'Лазолван', ['амброксол'], 'сироп 15мг/5мл во флаконах 100мл'),
  drug('s', 'Сироп солодки', ['солодка'], 'сироп во флаконах 100мл'),
  drug('d', 'Вигантол', ['холекальциферол'], 'таблетки 2000МЕ №30'),
  drug('g', 'Амоксиклав 2X', ['амоксициллин'], 'таблетки 1000мг №14'),
]
test.each<[string, string[], (string | null)[]]>([
  ['нурофен 200', ['n0'], ['мг']],
  ['нурафен 200', ['n0'], ['мг']],
  ['нурофен 200 мг', ['n0'], [null]],
  ['нурофен 200мг', ['n0'], [null]],
  ['nurofen 200 mg', ['n0'], [null]],
  ['нурофен 0,2г', ['n0'], [null]],
  ['нурофен 200 мл', ['c0'], [null]],
  ['нурофен 100 ml', ['c1'], [null]],
  ['нурофен таблетки', ['n0', 'n1'], []],
  ['сироп 100 мл', ['s0', 'l0'], [null]],
  ['сироп', ['s0'], []],
  ['аспирин 0,5 г', ['a0'], [null]],
  ['аспирин 0.5', ['a0'], ['г']],
  ['аспирин 200', ['a0'], [null]],
  ['аспирин №30', ['a1'], [null]],
  ['амоксиклав 875/125', ['m0'], ['мг', 'мг']],
  ['амоксиклав 500мг/125мг', ['m1'], [null, null]],
  ['амоксиклав 2x', ['g0'], []],
  ['нурофен200', ['n0'], ['мг']],
  ['амоксиклав 2x 1000', ['g0'], ['мг']],
  ['лазолван 15 мг/5 мл', ['l0'], [null, null]],
  ['вигантол 2000', ['d0'], ['ме']],
  ['yehjaty 200 vu', ['n0'], [null]],
  ['нурофен 300', [], []],
  ['нурофен 10 г', [], []],
])('%s has the packs %j', (query, ids, units) => {
  const { found, units: read } = findDrugs(medicines, query)
  expect([found.flatMap(({ packIds }) => packIds), read]).toEqual([ids, units])
})

test('a query that is too short finds all', () => {
  expect(found(' н ')).toHaveLength(drugs.length)
})

const combined = [
  drug('a', 'Ангримакс', ['парацетамол, римантадин', 'Paracetamol'], 'таблетки 500мг №10'),
  drug('d', 'Детский парацетамол', ['парацетамол', 'Paracetamol'], 'суспензия 120мг/5мл 100мл'),
  drug('l', 'Лоратадин', ['лоратадин'], 'таблетки 10мг №10'),
  drug('f', 'Парацетамол форте', ['парацетамол', 'Paracetamol'], 'таблетки 500мг №20'),
  drug('p', 'Парацетамол', ['парацетамол', 'Paracetamol'], 'таблетки 500мг №10'),
]
test.each([
  'парацетамол',
  'парацетомол',
  'парацэтамол',
  'парацетамлл',
  'paracetamol',
  'paracetomol',
  'ghfwtnfvjk',
])('the medicine itself comes first, then what begins with its name, however it is spelt: %s', query =>
  expect(findDrugs(combined, query).found.map(({ id }) => id)).toEqual(['p', 'f', 'a', 'd']),
)

const spoken = [
  drug('n', 'Но-шпа', ['дротаверин'], 'таблетки 40мг №20'),
  drug('f', 'Но-шпа форте', ['дротаверин'], 'таблетки 80мг №20'),
  drug('m', 'Магне B6', ['магний'], 'таблетки №50'),
  drug('c', 'Витамин C', ['аскорбиновая кислота'], 'таблетки 500мг №10'),
  drug('p', 'Парацетамол', ['парацетамол'], 'суппозитории 250мг №10'),
  drug('u', 'Нурофен', ['ибупрофен'], 'таблетки 200мг №10'),
  drug('k', 'Нурофен для детей', ['ибупрофен'], 'суспензия 100мг/5мл 100мл'),
  drug('v', 'Валериана экстракт', ['валериана'], 'таблетки 20мг №50'),
  drug('t', 'Валерианы настойка', ['Valerian tincture'], 'настойка 25мл'),
  drug('g', 'Гроприносин', ['Groprinosin'], 'таблетки 500мг №20'),
]
test.each([
  ['ношпа', ['n', 'f']],
  ['ношпа форте', ['f']],
  ['магне б6', ['m']],
  ['магне в6', ['m']],
  ['магнеб6', ['m']],
  ['витамин с', ['c']],
  ['парацетамол свечи', ['p']],
  ['нурофен детский', ['k']],
  ['детский нурофен', ['k']],
  ['валериана', ['v', 't']],
  ['цинк', []],
  ["'; drop table--", []],
  ['детский цинк', []],
  ['сироп витамин', []],
])('people say «%s»', (query, ids) => {
  expect(findDrugs(spoken, query).found.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['нурофен сироп', ['u', 'k'], 'нурофен'],
  ['нурофен от температуры', ['u', 'k'], 'нурофен'],
  ['нурофен таблетки ромашка', ['u'], 'нурофен таблетки'],
])('of «%s» the part is found that there is', (query, ids, text) => {
  const read = findDrugs(spoken, query)
  expect([read.found.map(({ id }) => id), read.text, read.isPart]).toEqual([ids, text, true])
})

test.each(['нурофен 300', 'нурофен 10 г', 'сиропы нурофен'])('of «%s» nothing is left out', query => {
  expect(findDrugs(spoken, query).isPart).toBeUndefined()
})
