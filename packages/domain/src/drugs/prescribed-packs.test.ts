import { expect, test } from 'vitest'
import {
  contradictsItsCode,
  type PrescribedDrug,
  prescribedPacks,
  prescriptionIndex,
  type RegisteredDrug,
} from './prescribed-packs.ts'
import { strengthOf } from './strength.ts'

const drug = (name: string, innRu: string, ...presentations: string[]): RegisteredDrug => ({
  names: [name, null],
  ...{ innRu, innEn: null, atcCode: null },
  packs: presentations.map((presentation, at) => ({
    id: `${name} ${at}`,
    code: `code-${name}-${at}`,
    presentation,
    strength: strengthOf(presentation),
  })),
})
const index = prescriptionIndex([
  drug('Нурофен', 'ибупрофен', 'таблетки 200 мг №10'),
  {
    ...drug('Ибупрофен', 'ибупрофен', 'таблетки 200 мг', 'таблетки 400мг', 'таблетки №10'),
    innEn: 'Ibuprofen',
  },
  drug('Ибупрофен-гель', 'ибупрофен', 'гель для наружного применения 5% в тубах 30г'),
  drug('Нурофен для детей', 'ибупрофен', 'суспензия для приема внутрь 100мг/5мл во флаконах 100мл'),
  drug('Бисептол', 'ко-тримоксазол', 'таблетки 480 мг'),
  drug('Програф', 'такролимус', 'капсулы 1мг №50'),
  drug('Адваграф', 'такролимус', 'капсулы пролонгированного действия 1мг №50'),
  drug('Фемостон 2/10', 'эстрадиол и дидрогестерон', 'таблетки №28'),
  drug('Фемостон 1/10', 'эстрадиол и дидрогестерон', 'таблетки №28'),
  drug('Финлепсин', 'карбамазепин', 'таблетки 200мг №50'),
  drug('Финлепсин 200 ретард', 'карбамазепин', 'таблетки пролонгированного действия 200мг №50'),
  drug(
    'Тромбо АСС',
    'ацетилсалициловая кислота',
    'таблетки кишечнорастворимые 50 мг №28',
    'таблетки кишечнорастворимые 50 мг №100',
  ),
  ...['Актрапид', 'Протафан'].map(name => ({
    ...drug(name, 'инсулин человеческий', 'суспензия для подкожного введения 100 МЕ/мл во флаконах 10мл'),
    atcCode: 'A10AC01',
  })),
  { ...drug('Ламиктал', 'ламотриджин', 'таблетки 50мг №30'), atcCode: 'N03AX09' },
  drug('Амоксициллин', 'амоксициллин', 'капсулы 500мг №20'),
  drug(
    'Отривин',
    'ксилометазолин',
    'спрей назальный дозированный 0,1% во флаконах 10мл',
    'спрей назальный дозированный 0,1% с ментолом и эвкалиптолом во флаконах 10мл',
  ),
  drug('Глюкофаж', 'метформин', 'таблетки 750мг №30'),
  ...['Алотендин', 'Бикард ам'].map(name => drug(name, 'бисопролол и амлодипин', 'таблетки 5мг/10мг №30')),
  drug(
    'Нистатин',
    'нистатин',
    'суппозитории ректальные 500000 ЕД №10',
    'суппозитории вагинальные 500000 ЕД №10',
  ),
])
const code = { packCode: 'code-Нурофен-0' }
const nothing = { inn: null, form: null, strength: null, packCode: null }

test.each<[string, Partial<PrescribedDrug> & { readonly name: string }, string[]]>([
  ["the clinic's code", { name: 'Нурафен', packCode: 'code-Нурофен-0' }, ['Нурофен 0']],
  ['a code that the register has not, by the name', { name: 'Нурофен 200 мг', packCode: 'x' }, ['Нурофен 0']],
  [
    'its text says the same',
    { name: 'Нурофен', form: 'таблетки', ...code, strength: '0,2 г' },
    ['Нурофен 0'],
  ],
  ['its text says the number alone', { name: 'Нурофен', ...code, strength: '200' }, ['Нурофен 0']],
  ['its text says the substance', { name: 'Ибупрофен 200 мг', ...code }, ['Нурофен 0']],
  ['its text says another name of the substance', { name: 'Ибупрофен-гель', ...code }, ['Нурофен 0']],
  ['its text says another strength', { name: 'Нурофен', ...code, strength: '400 мг' }, []],
  ['its text says another number', { name: 'Нурофен', ...code, strength: '2.5' }, []],
  ['its name says another strength', { name: 'Нурофен 400 мг', ...code }, []],
  ['its text says another form', { name: 'Нурофен', ...code, form: 'суспензия' }, []],
  ['its text says another drug', { name: 'Бисептол', ...code }, []],
  ['its text says another substance', { name: 'Нечто', inn: 'метформин', ...code }, []],
  ['a trade name with its strength', { name: 'НУРОФЕН 0,2 г' }, ['Нурофен 0']],
  ['the strength in Latin letters', { name: 'Нурофен', strength: '200 mg' }, ['Нурофен 0']],
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
  [
    'form and number of pieces after the name',
    { name: 'Ибупрофен таблетки 200 мг №20' },
    ['Нурофен 0', 'Ибупрофен 0'],
  ],
  ['a substance in Latin', { name: 'Ibuprofen', strength: '400 мг' }, ['Ибупрофен 1']],
  [
    'an unknown name with a known substance',
    { name: 'Адвил', inn: 'ибупрофен', strength: '400 мг' },
    ['Ибупрофен 1'],
  ],
  ['an unknown name that says its strength', { name: 'Адвил 400 мг', inn: 'ибупрофен' }, ['Ибупрофен 1']],
  [
    'an unknown name that says another strength',
    { name: 'Адвил 200 мг', inn: 'ибупрофен', strength: '400 мг' },
    [],
  ],
  [
    'an unknown name that says a release',
    { name: 'Метформин Лонг', inn: 'метформин', form: 'таблетки', strength: '750 мг' },
    [],
  ],
  ['the same without a form', { name: 'Сиофор Лонг', inn: 'метформин', strength: '750 мг' }, []],
  [
    'an unknown name with more than a known substance',
    { name: 'Аугментин', inn: 'амоксициллин/клавулановая кислота', form: 'капсулы', strength: '500 мг' },
    [],
  ],
  [
    'a substance with more than itself',
    { name: 'Амоксициллин', inn: 'амоксициллин + клавулановая кислота', strength: '500 мг' },
    [],
  ],
  [
    'two substances whose amounts may be in either order',
    { name: 'Бисопролол и амлодипин', strength: '5 мг/10 мг' },
    [],
  ],
  ['their trade name', { name: 'Алотендин', strength: '5 мг/10 мг' }, ['Алотендин 0']],
  ['a trade name with another substance', { name: 'Нурофен', inn: 'такролимус', strength: '200 мг' }, []],
  ['a substance without a strength is not certain', { name: 'Ибупрофен', form: 'таблетки' }, []],
  ['a substance of two forms is not certain', { name: 'Такролимус', strength: '1 мг' }, []],
  [
    'a substance in the form that acts at once',
    { name: 'Такролимус', strength: '1 мг', form: 'капсулы' },
    ['Програф 0'],
  ],
  [
    'a substance in the prolonged form',
    { name: 'Такролимус', form: 'капсулы пролонгированного действия 1 мг' },
    ['Адваграф 0'],
  ],
  [
    'a substance in a release that nobody makes',
    { name: 'Такролимус', form: 'капсулы с модифицированным высвобождением', strength: '1 мг' },
    [],
  ],
  ['a route', { name: 'Нистатин', form: 'свечи вагинальные', strength: '500000 ЕД' }, ['Нистатин 1']],
  ['no route where there are two', { name: 'Нистатин', form: 'свечи', strength: '500000 ЕД' }, []],
  ['an insulin by its substance', { name: 'Инсулин человеческий', strength: '100 МЕ/мл' }, []],
  [
    'one whose maker only a doctor changes, by its substance',
    { name: 'Ламотриджин', form: 'таблетки', strength: '50 мг' },
    [],
  ],
  ['the same by its name', { name: 'Ламиктал', strength: '50 мг' }, ['Ламиктал 0']],
  ['an insulin by its name', { name: 'Протафан', strength: '100 МЕ/мл' }, ['Протафан 0']],
  ['a name with numbers', { name: 'Фемостон 2/10' }, ['Фемостон 2/10 0']],
  ['a name with other numbers', { name: 'Фемостон 1/5' }, []],
  ['the beginning of a name with numbers', { name: 'Фемостон' }, []],
  ['a name with a number and a word', { name: 'Финлепсин 200 ретард' }, ['Финлепсин 200 ретард 0']],
  ['a name and a release that it has not', { name: 'Финлепсин ретард 200 мг' }, []],
  ['a number without a unit', { name: 'Финлепсин 200' }, []],
  ['a strength without a unit', { name: 'Бисептол', strength: '960' }, []],
  ['two strengths', { name: 'Нурофен 200 мг', strength: '400 мг' }, []],
  [
    'a trade name of a release that was not written',
    { name: 'Тромбо АСС', form: 'таблетки', strength: '50 мг' },
    ['Тромбо АСС 0', 'Тромбо АСС 1'],
  ],
  ['no addition that was not written', { name: 'Отривин 0,1% спрей' }, ['Отривин 0']],
  ['the addition that was written', { name: 'Отривин спрей с ментолом 0,1%' }, []],
  ['all of it', { name: 'Отривин спрей с ментолом и эвкалиптолом 0,1%' }, ['Отривин 1']],
  ['a word that is not understood', { name: 'Нурофен экспресс 200 мг' }, []],
  ['a form that is not understood', { name: 'Нурофен', strength: '200 мг', form: 'батончик' }, []],
  ['a trade name in a strength that it has not', { name: 'Нурофен', strength: '400 мг' }, []],
  ['a trade name in a form that it has not', { name: 'Нурофен', strength: '200 мг', form: 'свечи' }, []],
  ['a beginning of a name', { name: 'Нуро 200 мг' }, []],
  ['numbers only', { name: '200 мг' }, []],
])('%s', (_case, written, packs) =>
  expect(prescribedPacks({ ...nothing, ...written }, index).packIds).toEqual(packs),
)

test('the pieces of a package are told', () => {
  expect(prescribedPacks({ ...nothing, name: 'Нурофен 200 мг №20' }, index).pieces).toBe(20)
  expect(prescribedPacks({ ...nothing, name: 'Нурофен' }, index).pieces).toBeNull()
})

test.each<[string, Partial<PrescribedDrug> & { readonly name: string }, boolean]>([
  ['a text contradicts its code', { name: 'Нурофен', ...code, strength: '400 мг' }, true],
  ['a text agrees with its code', { name: 'Нурофен 200 мг', ...code }, false],
  ['a code that the register has not is not contradicted', { name: 'Нурофен', packCode: 'x' }, false],
  ['without a code nothing is contradicted', { name: 'Нурофен', strength: '400 мг' }, false],
])('%s', (_case, written, expected) =>
  expect(contradictsItsCode({ ...nothing, ...written }, index)).toBe(expected),
)
