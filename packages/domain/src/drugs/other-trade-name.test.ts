import { expect, test } from 'vitest'
import { isOtherTradeName } from './other-trade-name.ts'

test.each([
  ['Нурофен', 'ибупрофен', 'Нурофен', false],
  ['НУРОФЁН', 'ибупрофен', 'Нурофен', false],
  ['Нурофен таблетки 200 мг', 'ибупрофен', 'Нурофен', false],
  ['Нурофен', 'ибупрофен', 'Нурофен Форте', true],
  ['Нурофен', 'ибупрофен', 'Ибупрофен', true],
  ['Нурофен', null, 'Ибупрофен', true],
  ['Ибупрофен', 'ибупрофен', 'Нурофен', false],
  ['Амоксициллин + клавулановая кислота', 'амоксициллин и клавулановая кислота', 'Аугментин', false],
])('%s (%s) as %s: %s', (name, inn, packName, isOther) => {
  expect(isOtherTradeName({ name, inn }, packName)).toBe(isOther)
})
