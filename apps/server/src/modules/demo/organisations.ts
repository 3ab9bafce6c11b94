import type { LocalText } from '../clinic-import/public.ts'

/** An organisation invented for the demo: its towns and its size. */
export interface Organisation {
  code: string
  /** `«Вита»`: the short name used for its branches. */
  brand: LocalText
  accentColour: string
  /** One per branch: its Russian name in data/locations.csv. */
  towns: string[]
  doctors: number
  /** Its groups of specialities. Absent: all. */
  groups?: string[]
}

const brand = (ru: string, be: string, en: string): LocalText => ({ ru: `«${ru}»`, be: `«${be}»`, en })

const kind = { ru: 'Медицинский центр', be: 'Медыцынскі цэнтр', en: 'medical centre' }

/** `Медицинский центр «Вита»`: the full name, for the organisation itself. */
export function nameOf({ brand }: Organisation): LocalText {
  return {
    ru: `${kind.ru} ${brand.ru}`,
    be: `${kind.be} ${brand.be ?? brand.ru}`,
    en: `${brand.en ?? brand.ru} ${kind.en}`,
  }
}

/** Twelve organisations with forty branches and four hundred doctors; the largest has the code `demo`. */
export const organisations: Organisation[] = [
  {
    code: 'demo',
    brand: brand('Вита', 'Віта', 'Vita'),
    accentColour: '#0b7285',
    towns: ['Минск', 'Минск', 'Минск', 'Минск', 'Гомель', 'Могилёв', 'Витебск', 'Гродно', 'Брест'],
    doctors: 110,
  },
  {
    code: 'lekar',
    brand: brand('Добрый лекарь', 'Добры лекар', 'Good Doctor'),
    accentColour: '#2b8a3e',
    towns: ['Минск', 'Минск', 'Минск', 'Борисов', 'Молодечно'],
    doctors: 55,
  },
  {
    code: 'nadzeya',
    brand: brand('Надежда', 'Надзея', 'Hope'),
    accentColour: '#1864ab',
    towns: ['Гомель', 'Гомель', 'Речица', 'Жлобин'],
    doctors: 40,
  },
  {
    code: 'dnepr',
    brand: brand('Днепр', 'Дняпро', 'Dnieper'),
    accentColour: '#364fc7',
    towns: ['Могилёв', 'Могилёв', 'Бобруйск', 'Жлобин'],
    doctors: 40,
  },
  {
    code: 'dvina',
    brand: brand('Двина', 'Дзвіна', 'Dvina'),
    accentColour: '#5f3dc4',
    towns: ['Витебск', 'Витебск', 'Полоцк'],
    doctors: 28,
  },
  {
    code: 'neman',
    brand: brand('Неман', 'Нёман', 'Neman'),
    accentColour: '#087f5b',
    towns: ['Гродно', 'Гродно', 'Лида'],
    doctors: 28,
  },
  {
    code: 'bug',
    brand: brand('Западный Буг', 'Заходні Буг', 'Western Bug'),
    accentColour: '#a61e4d',
    towns: ['Брест', 'Брест', 'Пинск'],
    doctors: 28,
  },
  {
    code: 'palesse',
    brand: brand('Полесье', 'Палессе', 'Polesie'),
    accentColour: '#5c940d',
    towns: ['Мозырь', 'Мозырь', 'Светлогорск'],
    doctors: 25,
  },
  {
    code: 'busel',
    brand: brand('Аистёнок', 'Бусляня', 'Little Stork'),
    accentColour: '#d9480f',
    towns: ['Минск', 'Речица'],
    doctors: 16,
    groups: ['pediatrics'],
  },
  {
    code: 'zub',
    brand: brand('Белый зуб', 'Белы зуб', 'White Tooth'),
    accentColour: '#0b7285',
    towns: ['Минск', 'Гомель'],
    doctors: 14,
    groups: ['dentistry'],
  },
  {
    code: 'diagnost',
    brand: brand('Диагност', 'Дыягност', 'Diagnost'),
    accentColour: '#495057',
    towns: ['Минск'],
    doctors: 9,
    groups: ['diagnostics'],
  },
  {
    code: 'svetlae',
    brand: brand('Светлый дом', 'Светлы дом', 'Bright House'),
    accentColour: '#e67700',
    towns: ['Светлогорск'],
    doctors: 7,
  },
]
