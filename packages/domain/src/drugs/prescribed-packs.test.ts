import { expect, test } from 'vitest'
import { type PrescribedDrug, prescribedPacks, type RegisteredDrug } from './prescribed-packs.ts'

const drug = (name: string, form: string, ...strengths: (string | null)[]): RegisteredDrug => ({
  names: [name, null],
  substances: ['ибупрофен', 'Ibuprofen'],
  forms: [form],
  packs: strengths.map((strength, at) => ({
    id: `${name} ${at}`,
    code: `code-${name}-${at}`,
    strength,
  })),
})
const register = [
  drug('Нурофен', 'таблетки', '200мг'),
  drug('Ибупрофен', 'таблетки', '200мг', '400мг', null),
  drug('Нурофен для детей', 'суспензия', '100мг/5мл'),
  {
    ...drug('Бисептол', 'таблетки, покрытые оболочкой', '480мг'),
    substances: ['ко-тримоксазол'],
  },
]
const nothing = { inn: null, form: null, strength: null, packCode: null }

test.each<[string, Partial<PrescribedDrug> & { readonly name: string }, string[]]>([
  ["the clinic's code", { name: 'Нурафен', packCode: 'code-Нурофен-0' }, ['Нурофен 0']],
  ['a code that the register has not, by the name', { name: 'Нурофен 200 мг', packCode: 'x' }, ['Нурофен 0']],
  ['a trade name with its strength', { name: 'НУРОФЕН 0,2 г' }, ['Нурофен 0']],
  ['a trade name of one strength', { name: 'Бисептол' }, ['Бисептол 0']],
  [
    'a longer name is another drug',
    { name: 'Нурофен для детей', form: 'сусп. 100 мг/5 мл' },
    ['Нурофен для детей 0'],
  ],
  [
    'a substance in all that has the strength',
    { name: 'Ибупрофен', strength: '200мг', form: 'Таблетки' },
    ['Нурофен 0', 'Ибупрофен 0'],
  ],
  ['a substance in Latin', { name: 'Ibuprofen', strength: '400 мг' }, ['Ибупрофен 1']],
  [
    'an unknown name with a known substance',
    { name: 'Адвил', inn: 'ибупрофен', strength: '400 мг' },
    ['Ибупрофен 1'],
  ],
  ['a substance without a strength is not certain', { name: 'Ибупрофен', form: 'таблетки' }, []],
  ['a trade name in a strength that it has not', { name: 'Нурофен', strength: '400 мг' }, []],
  ['a trade name in a form that it has not', { name: 'Нурофен', strength: '200 мг', form: 'свечи' }, []],
  ['a beginning of a name', { name: 'Нуро 200 мг' }, []],
  ['numbers only', { name: '200 мг' }, []],
])('%s', (_case, written, packs) =>
  expect(prescribedPacks({ ...nothing, ...written }, register)).toEqual(packs),
)
