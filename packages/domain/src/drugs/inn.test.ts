import { expect, test } from 'vitest'
import { innKey } from './inn.ts'

const inn = (innEn: string | null, innRu: string | null, atcCode: string | null) =>
  innKey({ innEn, innRu, atcCode })

test.each([
  ['the international name', inn('Ibuprofen', 'ибупрофен', 'M01AE01'), 'ibuprofen'],
  ['without it the Russian one', inn(null, 'Ибупрофен ', 'M01AE01'), 'ибупрофен'],
  ['without an ATC code', inn('Ibuprofen', null, null), 'ibuprofen'],
  ['no name', inn(null, null, 'M01AE01'), null],
  ['a group of the ATC', inn('Throat preparations', 'средства для лечения заболеваний горла', 'R02A'), null],
  ['a group with the name of a substance', inn('Iodine', 'йод', 'D08A'), null],
  ['a combination', inn('Codeine, combinations', null, 'N02AA59'), null],
  ['several others', inn('Various combinations', null, 'B03AE10'), null],
])('%s', (_case, key, expected) => expect(key).toBe(expected))
