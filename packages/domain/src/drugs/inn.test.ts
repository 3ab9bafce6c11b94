import { expect, test } from 'vitest'
import { countSubstances, innKey, isBiological } from './inn.ts'

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
  ['a substance with a group', inn('Perindopril and diuretics', null, 'C09BA04'), null],
  ['a substance with an inhibitor', inn('Levodopa and decarboxylase inhibitor', null, 'N04BA02'), null],
  ['the same in Russian', inn(null, 'рамиприл и диуретики', 'C09BA05'), null],
  ['an oestrogen of which nobody knows', inn('Dydrogesterone and estrogen', null, 'G03FB08'), null],
  [
    'substances by their names',
    inn('Lisinopril and amlodipine', null, 'C09BB03'),
    'lisinopril and amlodipine',
  ],
  ['a substance that ends in s', inn('Ceftriaxonis', null, 'J01DD04'), 'ceftriaxonis'],
  ['several others', inn('Various combinations', null, 'B03AE10'), null],
])('%s', (_case, key, expected) => expect(key).toBe(expected))

test.each([
  ['Ibuprofen', 1],
  ['Lisinopril and amlodipine', 2],
  ['Perindopril, amlodipine and indapamide', 3],
])('%s is %i', (innEn, count) => expect(countSubstances({ innEn, innRu: null })).toBe(count))

test.each([
  ['A10AB01', 'Insulin (human)', true],
  ['J07BB02', 'Influenza, inactivated', true],
  ['M03AX01', null, true],
  ['B01AB05', 'Enoxaparin', true],
  ['B03XA01', 'Erythropoietin', true],
  ['H01AC01', 'Somatropin', true],
  ['G03GA05', 'Follitropin alfa', true],
  ['L04AB01', 'Etanercept', true],
  [null, 'Adalimumab', true],
  [null, 'Epoetin beta', true],
  ['A10BA02', 'Metformin', false],
  ['B01AA03', 'Warfarin', false],
  ['A16AX01', 'Thioctic acid', false],
  ['L04AX03', 'Methotrexate', false],
  ['N05AX13', 'Paliperidone', false],
  ['A03BA01', 'Atropine', false],
  [null, null, false],
])('%s %s: %s', (atcCode, innEn, expected) => expect(isBiological({ atcCode, innEn })).toBe(expected))
