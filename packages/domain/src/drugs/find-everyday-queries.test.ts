import { expect, test } from 'vitest'
import { findDrugs } from './find-drugs.ts'
import { searchedDrug } from './searched-drug.ts'
import { strengthOf } from './strength.ts'

const drug = (id: string, names: readonly string[], substances: readonly string[], ...packs: string[]) =>
  searchedDrug({
    ...{ id, names, substances },
    forms: packs.map(presentation => presentation.split(' ')[0] ?? ''),
    packs: packs.map((presentation, at) => ({
      ...{ id: `${id}${at}`, presentation },
      strength: strengthOf(presentation),
    })),
  })
const found = (drugs: ReturnType<typeof drug>[], query: string) =>
  findDrugs(drugs, query).found.map(({ id }) => id)

const others = [
  drug('s', ['Сальбутамол'], ['salbutamol'], 'аэрозоль 100 мкг/доза'),
  drug('m', ['Маалокс'], ['алгелдрат'], 'таблетки №20'),
  drug('b', ['Беродуал'], ['фенотерол'], 'раствор 20 мл'),
  drug('c', ['Цефекон Д'], ['парацетамол'], 'суппозитории 100 мг №10'),
  drug('n', ['Називин', 'Nasivin'], ['оксиметазолин'], 'спрей назальный 0,05% 10 мл'),
  drug('v', ['Валериана'], ['Valerian root'], 'таблетки 20 мг №50'),
  drug('a', ['Аквамарис'], ['sea water'], 'спрей 30 мл'),
  drug('f', ['Маска медицинская'], [], 'маска №10'),
  drug('e', ['Энтерол'], ['saccharomyces boulardii'], 'капсулы 250 мг №10'),
  drug('r', ['Регидрон'], ['соли для регидратации'], 'порошок №20'),
  drug('z', ['Цинктерал'], ['цинк'], 'таблетки 124 мг №25'),
  drug('p', ['Парацетамол'], ['paracetamol'], 'таблетки 500 мг №20'),
  drug('k', ['Капреомицин'], [], 'порошок 1 г'),
  drug('o', ['Но-шпа', 'No-Spa'], ['дротаверин'], 'таблетки 40 мг №24'),
  drug('d', ['Диазепам'], [], 'таблетки 5 мг №20'),
  drug('u', ['Нурофен'], ['ибупрофен'], 'таблетки 200 мг №20'),
]
test.each<[string, string[]]>([
  ['моль', []],
  ['бор', []],
  ['кофе', []],
  ['нос', []],
  ['рот', []],
  ['вата', []],
  ['медь', []],
  ['сок', []],
  ['масла', []],
  ['соль', ['r']],
  ['цынк', ['z']],
  ['nuro', ['u']],
  ['Ибупрафен', ['u']],
  ['париет', []],
  ['кеппра', []],
  ['парацэ', ['p', 'c']],
  ['парацет', ['p', 'c']],
  ['дыязеп', ['d']],
])('a short everyday word is not the beginning of a medicine in another spelling: %s', (query, ids) => {
  expect(found(others, query)).toEqual(ids)
})

const vitamins = [
  drug('d', ['Аквадетрим'], ['колекальциферол'], 'капли 15000 МЕ/мл 10 мл'),
  drug('c', ['Аскорбиновая кислота'], ['аскорбиновая кислота'], 'таблетки 50 мг №200'),
  drug('b', ['Пиридоксин'], ['пиридоксин'], 'раствор 50 мг/мл 1 мл №10'),
  drug('z', ['Цитрамон'], [], 'таблетки №10'),
]
test.each<[string, string[]]>([
  ['витамин а', []],
  ['витамин к', []],
  ['vitamin a', []],
  ['вітамін а', []],
  ['витамин п', []],
  ['витамин в', ['b']],
  ['витамин в6', ['b']],
  ['витамин с', ['c']],
  ['витамин д', ['d']],
  ['цитрамон п', ['z']],
])('a letter names one vitamin, and is left out of another name: %s', (query, ids) => {
  expect(found(vitamins, query)).toEqual(ids)
})

const families = [
  drug('p', ['Парацетамол'], ['парацетамол'], 'таблетки 500 мг №20'),
  drug('d', ['Панадол'], ['парацетамол'], 'таблетки 500 мг №12'),
  drug('b', ['Панадол Бэби'], ['парацетамол'], 'суспензия 120 мг/5 мл 100 мл'),
  drug('c', ['Цефекон Д'], ['парацетамол'], 'суппозитории 100 мг №10'),
  drug('n', ['Нурофен'], ['ибупрофен'], 'таблетки 200 мг №10'),
  drug('i', ['Нурофен для детей', 'Nurofen for Children'], ['ибупрофен'], 'суспензия 100 мг/5 мл 100 мл'),
  drug('o', ['Отривин'], [], 'спрей назальный 1 мг/мл 10 мл'),
]
test.each<[string, string[]]>([
  ['парацетамол детский', ['b', 'c']],
  ['парацетамол детям', ['b', 'c']],
  ['панадол детям', ['b']],
  ['панадол для ребёнка', ['b']],
  ['панадол дзецям', ['b']],
  ['панадол бэби', ['b']],
  ['нурофен детям', ['i']],
  ['nurofen children', ['i']],
  ['ибупрофен kids', ['i']],
  // Nothing of it is for children: the word is left out, and that is said.
  ['отривин детский', ['o']],
])('who asks for a child finds what is for children: %s', (query, ids) => {
  expect(found(families, query)).toEqual(ids)
})

const strong = [
  drug('h', ['Хлоргексидин'], [], 'раствор 0,5 мг/мл 100 мл', 'раствор спиртовой 0,5% 100 мл'),
  drug('g', ['Гексикон'], [], 'раствор 0,5 мг/мл 100 мл'),
  drug('t', ['Тимолол'], [], 'капли глазные 5 мг/мл 5 мл', 'капли глазные 2,5 мг/мл 5 мл'),
  drug('a', ['Аугментин'], [], 'таблетки 875 мг/125 мг №14', 'таблетки 500 мг/125 мг №14'),
  drug('k', ['Креон 25000'], [], 'капсулы №20'),
  drug('n', ['Нурофен'], ['ибупрофен'], 'таблетки 200 мг №20', 'таблетки 200 мг №10'),
  drug('p', ['Парацетамол'], ['Paracetamol'], 'таблетки 500 мг №20'),
]
test.each<[string, string[], (string | null)[]]>([
  ['хлоргексидин 0,5', ['h1'], ['%']],
  ['хлоргексидин 0,05', ['h0'], ['%']],
  ['гексикон 0,5', ['g0'], ['мг/мл']],
  ['тимолол 0,5', ['t0'], ['%']],
  ['аугментин 1000', ['a0'], ['мг']],
  ['аугментин 625', ['a1'], ['мг']],
  ['аугментин 875', ['a0'], ['мг']],
  ['креон 25', ['k0'], [null]],
  ['нурофен таблетки 200мг 20шт', ['n0'], [null, null]],
  ['Paracetamolum 500', ['p0'], ['мг']],
])('amounts and names as they are said: %s', (query, ids, units) => {
  const { found: drugs, units: read } = findDrugs(strong, query)
  expect([drugs.flatMap(({ packIds }) => packIds), read]).toEqual([ids, units])
})

const ointments = [
  drug('g', ['Гепарин'], ['гепарин'], 'мазь для наружного применения 25 г'),
  drug('i', ['Гепарин'], ['гепарин'], 'раствор 5000 МЕ/мл'),
  drug('t', ['Тетрациклин'], ['тетрациклин'], 'мазь глазная 3 г'),
  drug('l', ['Левомицетин'], ['хлорамфеникол'], 'капли глазные 2,5 мг/мл 5 мл'),
  drug('n', ['Нистатин'], ['нистатин'], 'суппозитории 250000 ЕД №10'),
  drug('c', ['Салициловая кислота'], ['салициловая кислота'], 'раствор спиртовой 1% 25 мл'),
  drug('v', ['Линимент бальзамический (по Вишневскому)'], [], 'линимент 30 г'),
  drug('a', ['Аммиак'], [], 'раствор 10% 40 мл'),
  drug('m', ['Магния сульфат'], ['магния сульфат'], 'раствор 250 мг/мл 5 мл'),
  drug('b', ['Борная кислота'], [], 'раствор спиртовой 3% 25 мл'),
  drug('e', ['Эутирокс'], ['левотироксин натрия'], 'таблетки 50 мкг №100'),
  drug('k', ['Элькар'], ['левокарнитин'], 'раствор 300 мг/мл 25 мл'),
  drug('u', ['Метилурацил'], [], 'суппозитории 500 мг №10'),
  drug('o', ['Новиган'], [], 'таблетки №10'),
]
test.each<[string, string[]]>([
  ['гепариновая мазь', ['g']],
  ['мазь гепариновая', ['g']],
  ['гепариновую мазь', ['g']],
  ['гепарыновая мазь', ['g']],
  ['тетрациклиновая мазь', ['t']],
  ['левомицетиновые капли', ['l']],
  ['нистатиновые свечи', ['n']],
  ['метилурациловые свечи', ['u']],
  ['салициловая кислота', ['c']],
  ['мазь вишневского', ['v']],
  ['нашатырный спирт', ['a']],
  ['нашатырь', ['a']],
  ['магнезия', ['m']],
  ['борный спирт', ['b']],
  ['эль-тироксин', ['e']],
  ['эльтироксин', ['e']],
  ['l-карнитин', ['k']],
  // An adjective alone names no medicine by its beginning.
  ['новая', []],
  ['розовая мазь', []],
])('what people call a medicine, and not the register: %s', (query, ids) => {
  expect(found(ointments, query)).toEqual(ids)
})

const alike = [
  drug('a', ['Маалокс', 'Maalox'], ['алгелдрат'], 'таблетки №20'),
  drug('m', ['Мелокс'], ['мелоксикам'], 'таблетки 15 мг №10'),
]
test.each<[string, string[]]>([
  ['маалокс', ['a']],
  ['мелокс', ['m']],
  ['maalox', ['a']],
  // No medicine is written so: both may be meant.
  ['малокс', ['a', 'm']],
])('a name as the register writes it is no other one that only sounds like it: %s', (query, ids) => {
  expect(found(alike, query)).toEqual(ids)
})

const amoxiclav = [
  drug(
    'k',
    ['Амоксиклав'],
    ['амоксициллин + клавулановая кислота'],
    'таблетки 875мг+125мг №14',
    'таблетки 500мг+125мг №15',
  ),
]
test.each<[string, string[]]>([
  ['амоксиклав 1 г', ['k0']],
  ['амоксиклав 1000 мг', ['k0']],
  ['амоксиклав 1000', ['k0']],
  ['амоксиклав 625 мг', ['k1']],
  ['амоксиклав 875 мг', ['k0']],
  ['амоксиклав 2 г', []],
])('a medicine of two substances is found by the mass of both: %s', (query, ids) => {
  expect(findDrugs(amoxiclav, query).found.flatMap(({ packIds }) => packIds)).toEqual(ids)
})

test.each<[string, string[]]>([
  ['парацетамол в свечах', ['c']],
  ['парацетамол у свечках', ['c']],
  ['валериана в таблетках', ['v']],
])('a form may follow a preposition: %s', (query, ids) => {
  const { found, isPart } = findDrugs(others, query)
  expect([found.map(({ id }) => id), isPart]).toEqual([ids, undefined])
})
