import type { LocalText } from '../../clinic-import/public.ts'
import type { Town } from '../reference.ts'
import { between, seededRandom } from '../seeded-random.ts'
import { streets } from '../streets.ts'

/** How many pharmacies each town of the demo has. */
const TOWNS: Readonly<Record<string, number>> = {
  ...{ Минск: 12, Гомель: 6, Могилёв: 5, Витебск: 5, Гродно: 5, Брест: 5 },
  ...{ Бобруйск: 4, Барановичи: 4, Борисов: 4, Молодечно: 3 },
}

interface DemoChain {
  readonly code: string
  readonly name: LocalText
  /** How its prices compare with the usual ones. */
  readonly priceLevel: number
}

const CHAINS: readonly [DemoChain, ...DemoChain[]] = [
  { code: 'demo-yasen', name: { ru: 'Ясень', be: 'Ясень', en: 'Yasen' }, priceLevel: 0.97 },
  {
    code: 'demo-krynichka',
    name: { ru: 'Крыничка', be: 'Крынічка', en: 'Krynichka' },
    priceLevel: 1,
  },
  { code: 'demo-myatlik', name: { ru: 'Мятлик', be: 'Мятлік', en: 'Myatlik' }, priceLevel: 1.05 },
]

export const ROUND_THE_CLOCK = 'Круглосуточно'

/** The first of a town never closes. */
const HOURS = [
  ROUND_THE_CLOCK,
  'Пн-Пт 08:00-21:00; Сб-Вс 09:00-19:00; Праздники 10:00-17:00',
  'Пн-Пт 08:00-20:00; Сб 09:00-16:00; Вс выходной',
  'Пн-Вс 09:00-22:00; Праздники 10:00-18:00',
  'Пн-Пт 07:30-14:00, 15:00-20:00; Сб 10:00-18:00',
  'Пн-Вс 08:00-01:00; Праздники 09:00-23:00',
]

export interface DemoPharmacy {
  readonly code: string
  readonly chain: DemoChain
  readonly number: number
  readonly town: Town
  readonly street: LocalText
  readonly house: number
  readonly hours: string
}

/** Some fifty invented pharmacies of three invented chains. */
export function demoPharmacies(towns: readonly Town[]): DemoPharmacy[] {
  const byName = new Map(towns.map(town => [town.name_ru, town]))
  const places = Object.entries(TOWNS).flatMap(([name, count]) => {
    const town = byName.get(name)
    if (!town) throw new Error(`data/locations.csv has no town ${name}`)
    return Array.from({ length: count }, (_, index) => ({ town, index }))
  })
  return places.map(({ town, index }, at) => ({
    code: `demo-${at + 1}`,
    chain: CHAINS[at % CHAINS.length] ?? CHAINS[0],
    number: Math.floor(at / CHAINS.length) + 1,
    town,
    street: streets[(between(0, 15, town.code) + index) % streets.length] ?? streets[0],
    house: between(1, 99, town.code, index, 'pharmacy'),
    hours: HOURS[index % HOURS.length] ?? '',
  }))
}

/** The file that `vizit import pharmacies` reads. */
export const pharmacyRows = (pharmacies: readonly DemoPharmacy[]): string[][] => [
  [
    ...['id', 'chain', 'chain_name', 'chain_name_be', 'chain_name_en'],
    ...['name_ru', 'name_be', 'name_en', 'town_code'],
    ...['address_ru', 'address_be', 'address_en', 'lat', 'lon', 'phones', 'hours'],
  ],
  ...pharmacies.map(({ code, chain, number, town, street, house, hours }, at) => {
    const { ru, be = ru, en = ru } = chain.name
    return [
      ...[code, chain.code, ru, be ?? '', en ?? ''],
      ...[`Аптека «${ru}» № ${number}`, `Аптэка «${be}» № ${number}`, `${en} pharmacy No. ${number}`],
      town.code,
      ...[
        `${street.ru}, ${house}`,
        `${street.be ?? street.ru}, ${house}`,
        `${street.en ?? street.ru}, ${house}`,
      ],
      ...[near(town.lat, code, 'lat'), near(town.lon, code, 'lon')],
      // Real local numbers never begin with a zero.
      `+375 29 000-01-${String(at).padStart(2, '0')}`,
      hours,
    ]
  }),
]

/** Within some three kilometres of the middle of the town. */
const near = (degrees: string, ...key: string[]) =>
  (Number(degrees) + (seededRandom(...key) - 0.5) * 0.06).toFixed(5)
