import { expect, test } from 'vitest'
import { askedForm, drugFormsOf, formOfQuery } from './asked-form.ts'
import { dosageKinds } from './dosage-form.ts'

const drug = (forms: readonly (string | null)[], ...presentations: string[]) =>
  drugFormsOf(
    forms,
    presentations.map(ru => ({ ru })),
  )
const drugs = {
  tablets: drug(['таблетки', 'таблеткі', 'tablets'], 'таблетки 200мг №10'),
  effervescent: drug(['таблетки', 'таблеткі', 'tablets'], 'таблетки шипучие 500мг №20'),
  suppositories: drug(['суппозитории', 'супазіторыі', 'suppositories'], 'суппозитории 100мг №10'),
  eye: drug(['капли глазные', 'кроплі вочныя', 'eye drops'], 'капли глазные 0,5% 10мл'),
  nose: drug(['капли назальные', 'кроплі назальныя', 'nasal drops'], 'капли назальные 0,1% 10мл'),
  drops: drug(['капли', 'кроплі', 'drops'], 'капли для приема внутрь 25мл'),
  injection: drug(['раствор для инъекций', null, null], 'раствор для инъекций 25мг/мл 3мл №10'),
  ampoules: drug(['раствор', 'раствор', 'solution'], 'раствор 50мг/мл 2мл в ампулах №10'),
  solution: drug(['раствор', 'раствор', 'solution'], 'раствор 3% 100мл'),
  ointment: drug(['мазь', 'мазь', 'ointment'], 'мазь 1% 30г'),
  spray: drug(['спрей', 'спрэй', 'spray'], 'спрей назальный 0,1% 10мл'),
  syrup: drug(['сироп', 'сіроп', 'syrup'], 'сироп 100мл'),
  powder: drug(['порошок', 'парашок', 'powder'], 'порошок для приема внутрь 3г в пакетах №10'),
  herb: drug(
    ['сырье измельченное', 'сыравіна здробненая', 'crushed herbal material'],
    'сырье измельченное 50г',
  ),
}
const found = (text: string) =>
  Object.entries(drugs).flatMap(([name, each]) => (askedForm(text)?.packsOf(each).length ? [name] : []))

const injected = ['injection', 'ampoules']
test.each<[string, string[]]>([
  ['свечи', ['suppositories']],
  ['свечкі', ['suppositories']],
  ['суппозитории', ['suppositories']],
  ['Suppositories', ['suppositories']],
  ['таблетки', ['tablets', 'effervescent']],
  ['таблетка', ['tablets', 'effervescent']],
  ['таблеткі', ['tablets', 'effervescent']],
  ['шипучие таблетки', ['effervescent']],
  ['капли', ['eye', 'nose', 'drops']],
  ['кроплі', ['eye', 'nose', 'drops']],
  ['капель', ['eye', 'nose', 'drops']],
  ['капли в глаза', ['eye']],
  ['глазные капли', ['eye']],
  ['кроплі ў вочы', ['eye']],
  ['капли в нос', ['nose']],
  ['мазь', ['ointment']],
  ['мазі', ['ointment']],
  ['сироп', ['syrup']],
  ['сірап', ['syrup']],
  ['микстура', ['syrup']],
  ['укол', injected],
  ['уколы', injected],
  ['ампулы', injected],
  ["ін'екцыі", injected],
  ['injections', injected],
  ['раствор для инъекций', injected],
  ['раствор', [...injected, 'solution']],
  ['спрей', ['spray']],
  ['спрэй', ['spray']],
  ['спрей в нос', ['spray']],
  ['порошок', ['powder']],
  ['парашок', ['powder']],
  ['пакетики', ['powder']],
  ['сырье', ['herb']],
  ['травы', ['herb']],
  ['herbal material', ['herb']],
  ['пластырь', []],
])('%s', (text, names) => expect(found(text)).toEqual(names))

test.each([
  ['пластырь', []],
  ['херувим', ['херувим']],
  ['детские таблетки', ['детские']],
])('of "%s" only a register can know %j', (text, unusual) =>
  expect(askedForm(text)?.unusual).toEqual(unusual),
)

test('of a drug in several forms those packages have it that say so', () => {
  const several = drug(['таблетки', null, null], 'таблетки №10', 'суппозитории №10', 'раствор в ампулах №5')
  const asked = (text: string) =>
    askedForm(text)
      ?.packsOf(several)
      .map(({ ru }) => ru)
  expect(asked('свечи')).toEqual(['суппозитории №10'])
  expect(asked('таблетки')).toEqual(['таблетки №10'])
  expect(asked('уколы')).toEqual(['раствор в ампулах №5'])
})

test('what the column alone says is of all packages', () => {
  const concentrate = drug(['раствор', null, null], 'концентрат 100мг/мл 10мл', '№10')
  expect(
    askedForm('раствор')
      ?.packsOf(concentrate)
      .map(({ ru }) => ru),
  ).toEqual(['№10'])
  expect(askedForm('раствор')?.packsOf(drug(['раствор'], 'концентрат 10мл'))).toHaveLength(1)
})

test.each(['', ' ', '%%', 'для'])('"%s" says nothing', text => expect(askedForm(text)).toBeNull())

test('what a medicine may be is a word by which it is asked for', () => {
  expect(dosageKinds.map(kind => askedForm(kind)?.kind)).toEqual(dosageKinds)
})

test.each([
  ['мазь', 'ointment'],
  ['свечи', 'suppository'],
  ['таблеткі', 'tablet'],
  ['мазь глазная', null],
  ['уколы', null],
  ['пилюли', null],
  ['самокат', null],
])('%s asks for nothing more than %s', (text, kind) => expect(askedForm(text)?.kind).toBe(kind))

test.each([
  ['таблетки', 'таблетки'],
  [' Капли в нос ', 'Капли в нос'],
  ['nf,ktnrb', 'таблетки'],
  ['нурофен', null],
  ['мазь вишневского', null],
  ['травма', null],
  ['травматолог', null],
  ['гелий', null],
  ['травы', 'травы'],
  ['гель', 'гель'],
  ['в', null],
  ['', null],
])('the form that "%s" says alone is %s', (query, form) => expect(formOfQuery(query)).toBe(form))
