import { expect, test } from 'vitest'
import { prescribedCount } from './prescribed-count.ts'

const twenty = { presentation: 'таблетки 40 мг №20' }
const hundred = { presentation: 'таблетки 40 мг №100' }
const wards = { presentation: 'таблетки 40 мг №10х100' }
const drug = { name: 'Но-шпа', form: null, strength: null, count: 99, packs: [hundred, twenty] }

test.each([
  ['packages of which nobody wrote how large they are', {}, null],
  ['one package of any size', { count: 1 }, 1],
  ['no count', { count: null }, 1],
  ['one size alone', { packs: [twenty, twenty] }, 99],
  ['one pack alone', { packs: [hundred] }, 99],
  ['the size that was written', { name: 'Но-шпа №100' }, 99],
  ['another size than the one that was written', { name: 'Но-шпа №50' }, null],
  ['a written size of the only pack, which is another', { name: 'Но-шпа №50', packs: [hundred] }, null],
  ['a package for wards', { count: 1, packs: [wards] }, null],
  ['a package for wards that was written', { name: 'Но-шпа №10х100', count: 1, packs: [wards] }, 1],
])('%s', (_case, parts, count) => expect(prescribedCount({ ...drug, ...parts })).toBe(count))
