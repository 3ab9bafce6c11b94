import { expect, test } from 'vitest'
import { withSpacesBeforeAmounts, withUnits } from './asked-amounts.ts'
import { findDrugs } from './find-drugs.ts'
import { searchedDrug } from './searched-drug.ts'
import { strengthOf } from './strength.ts'

const drug = (id: string, name: string, inn: readonly string[], ...presentations: string[]) =>
  searchedDrug({
    ...{ id, names: [name, null], substances: inn },
    forms: presentations.map(presentation => presentation.split(' ')[0] ?? ''),
    packs: presentations.map((presentation, at) => ({
      ...{ id: `${id}${at}`, presentation },
      strength: strengthOf(presentation),
    })),
  })
const drugs = [
  drug('n', 'Нурофен', ['ибупрофен'], 'таблетки 200 мг №10', 'таблетки 400 мг №12', 'капсулы 200 мг №20'),
  drug('l', 'L-Тироксин', ['левотироксин'], 'таблетки 50 мкг №100', 'таблетки 100 мкг №100'),
]
const packs = (query: string) => findDrugs(drugs, query).found.flatMap(({ packIds }) => packIds)

test.each<[string, string[]]>([
  ['нурофен200 мг', ['n0', 'n2']],
  ['нурофен 200мг', ['n0', 'n2']],
  ['нурофен200мг', ['n0', 'n2']],
  ['нурофен200', ['n0', 'n2']],
  ['nurofen200mg', ['n0', 'n2']],
  ['yehjaty200vu', ['n0', 'n2']],
  ['нурафен200мг', ['n0', 'n2']],
  ['нурофен200мгкапсулы', ['n0', 'n2']],
  ['нурофен200мг10шт', ['n0']],
  ['200мгнурофен', ['n0', 'n2']],
  ['л-тироксин 0,05мг', ['l0']],
  ['л-тироксин0,05мг', ['l0']],
  ['л-тироксин0.1мг', ['l1']],
  ['нурофен300мг', []],
])('a space that was left out changes nothing: %s', (query, ids) => expect(packs(query)).toEqual(ids))

test('a number that is glued to a name is said with its unit and with the space', () => {
  const { text, units } = findDrugs(drugs, 'нурофен200')
  expect(withSpacesBeforeAmounts(withUnits(text, units, 'ru'))).toBe('нурофен 200 мг')
})
