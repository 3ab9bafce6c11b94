import { expect, test } from 'vitest'
import { type ComparedPack, equivalenceKey } from './equivalent-packs.ts'

const pack = (changed: Partial<ComparedPack>): ComparedPack => ({
  name: 'Омез',
  innKey: 'omeprazole',
  ...{ innRu: 'омепразол', innEn: 'Omeprazole', atcCode: 'A02BC01', form: 'капсулы' },
  presentation: 'капсулы 1мг в блистерах в упаковке №10х5',
  strength: '1мг',
  ...changed,
})
const areEquivalent = (one: Partial<ComparedPack>, other: Partial<ComparedPack>) => {
  const key = equivalenceKey(pack(one))
  return key !== null && key === equivalenceKey(pack(other))
}
const insulin = { innKey: 'insulin (human)', atcCode: 'A10AC01', form: 'суспензия', strength: '100ме/1мл' }
const two = { innKey: 'lisinopril and amlodipine', innEn: 'Lisinopril and amlodipine', innRu: null }
const tablets = { form: 'таблетки', presentation: 'таблетки №30' }
const injection = (content: string) => ({
  ...{ form: 'раствор', strength: '25мг/1мл' },
  presentation: `раствор для внутривенного введения 25мг/мл в ампулах ${content} в упаковке №5`,
})
const tacrolimus = { innKey: 'tacrolimus', innEn: 'Tacrolimus', innRu: 'такролимус', atcCode: 'L04AD02' }
const inhaled = (form: string) => ({
  ...{ innKey: 'formoterol', innEn: 'Formoterol', atcCode: 'R03AC13', form },
  ...{ presentation: `${form} для ингаляций дозированный 12мкг/доза №1`, strength: '0.012мг/1доз' },
})

test.each<[string, Partial<ComparedPack>, Partial<ComparedPack>, boolean]>([
  ['the same of another maker', {}, { name: 'Омепразол', presentation: 'капсулы 1 мг №50' }, true],
  [
    'a coating is no other form',
    { presentation: 'таблетки' },
    { presentation: 'таблетки, покрытые оболочкой' },
    true,
  ],
  [
    'prolonged',
    {},
    { name: 'Омепразол ретард', presentation: 'капсулы пролонгированного действия 1мг №50' },
    false,
  ],
  ['modified by its name only', {}, { name: 'Мадопар ГСС' }, false],
  ['another strength', {}, { strength: '5мг' }, false],
  ['another substance', {}, { innKey: 'sirolimus' }, false],
  ['an unknown strength', { strength: null }, { strength: null }, false],
  ['an unknown form', { form: null }, { form: null }, false],
  ['an unknown route', { presentation: 'суппозитории' }, { presentation: 'суппозитории' }, false],
  [
    'rectal and vaginal',
    { presentation: 'суппозитории ректальные' },
    { presentation: 'суппозитории вагинальные' },
    false,
  ],
  ['insulins', insulin, insulin, false],
  [
    'two substances of which the strength says both',
    { ...two, ...tablets, strength: '160мг/5мг' },
    { ...two, ...tablets, strength: '160мг/5мг' },
    true,
  ],
  [
    'two substances with as much of each',
    { ...two, ...tablets, strength: '10мг/10мг' },
    { ...two, ...tablets, strength: '10мг/10мг' },
    true,
  ],
  [
    'two substances whose amounts may be in either order',
    { ...two, ...tablets, strength: '10мг/5мг' },
    { ...two, ...tablets, strength: '10мг/5мг' },
    false,
  ],
  ['whose maker only a doctor changes', tacrolimus, tacrolimus, false],
  ['another one against fits', { atcCode: 'N03AX09' }, { atcCode: 'N03AX09' }, false],
  ['one against irregular heartbeats', { atcCode: 'C01BD01' }, { atcCode: 'C01BD01' }, false],
  ['sotalol', { atcCode: 'C07AA07' }, { atcCode: 'C07AA07' }, false],
  ['pregabalin', { atcCode: 'N02BF02' }, { atcCode: 'N02BF02' }, false],
  [
    'an addition that acts too',
    { form: 'спрей', presentation: 'спрей назальный 1мг/мл 10мл' },
    { form: 'спрей', presentation: 'спрей назальный с ментолом и эвкалиптовым маслом 1мг/мл 10мл' },
    false,
  ],
  ['one that acts sooner by its name', tablets, { ...tablets, name: 'Ксефокам рапид' }, false],
  ['one that falls apart by its name', tablets, { ...tablets, name: 'Амотакс дис' }, false],
  [
    'of which both fall apart',
    { ...tablets, presentation: 'таблетки диспергируемые №10' },
    { ...tablets, name: 'Амотакс дис' },
    true,
  ],
  ['powders of two inhalers', inhaled('порошок'), inhaled('порошок'), false],
  ['inhaled aerosols', inhaled('аэрозоль'), inhaled('аэрозоль'), true],
  [
    'inhaled aerosols of beclometasone',
    { ...inhaled('аэрозоль'), atcCode: 'R03BA01' },
    { ...inhaled('аэрозоль'), atcCode: 'R03BA01' },
    false,
  ],
  [
    'two substances with one strength',
    { ...two, ...tablets, strength: '15мг' },
    { ...two, ...tablets, strength: '15мг' },
    false,
  ],
  ['ampoules with as much', injection('2мл'), injection('2 мл'), true],
  ['ampoules with more', injection('2мл'), injection('5мл'), false],
  ['ampoules of which it is not known', injection(''), injection(''), false],
])('%s', (_case, one, other, expected) => expect(areEquivalent(one, other)).toBe(expected))
