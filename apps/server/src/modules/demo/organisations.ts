import type { LocalText } from '../clinic-import/public.ts'

/** A medical organisation that the demo invents: where it is and how large. */
export interface Organisation {
  code: string
  brand: LocalText
  accentColour: string
  /** One for each branch, by its Russian name in data/locations.csv. */
  towns: string[]
  doctors: number
  /** Groups of specialities that it keeps to; all unless given. */
  groups?: string[]
}

const kind = { ru: 'Медицинский центр', be: 'Медыцынскі цэнтр', en: 'Medical centre' }

function named(ru: string, be: string, en: string): LocalText {
  return { ru: `${kind.ru} «${ru}»`, be: `${kind.be} «${be}»`, en: `${en} ${kind.en.toLowerCase()}` }
}

/** Twelve organisations with forty branches and four hundred doctors; the largest has the code `demo`. */
export const organisations: Organisation[] = [
  {
    code: 'demo',
    brand: named('Вита', 'Віта', 'Vita'),
    accentColour: '#0b7285',
    towns: ['Минск', 'Минск', 'Минск', 'Минск', 'Гомель', 'Могилев', 'Витебск', 'Гродно', 'Брест'],
    doctors: 110,
  },
  {
    code: 'lekar',
    brand: named('Добрый лекарь', 'Добры лекар', 'Good Doctor'),
    accentColour: '#2b8a3e',
    towns: ['Минск', 'Минск', 'Минск', 'Борисов', 'Молодечно'],
    doctors: 55,
  },
  {
    code: 'nadzeya',
    brand: named('Надежда', 'Надзея', 'Hope'),
    accentColour: '#1864ab',
    towns: ['Гомель', 'Гомель', 'Речица', 'Жлобин'],
    doctors: 40,
  },
  {
    code: 'dnepr',
    brand: named('Днепр', 'Дняпро', 'Dnieper'),
    accentColour: '#364fc7',
    towns: ['Могилев', 'Могилев', 'Бобруйск', 'Жлобин'],
    doctors: 40,
  },
  {
    code: 'dvina',
    brand: named('Двина', 'Дзвіна', 'Dvina'),
    accentColour: '#5f3dc4',
    towns: ['Витебск', 'Витебск', 'Полоцк'],
    doctors: 28,
  },
  {
    code: 'neman',
    brand: named('Неман', 'Нёман', 'Neman'),
    accentColour: '#087f5b',
    towns: ['Гродно', 'Гродно', 'Лида'],
    doctors: 28,
  },
  {
    code: 'bug',
    brand: named('Западный Буг', 'Заходні Буг', 'Western Bug'),
    accentColour: '#a61e4d',
    towns: ['Брест', 'Брест', 'Пинск'],
    doctors: 28,
  },
  {
    code: 'palesse',
    brand: named('Полесье', 'Палессе', 'Polesie'),
    accentColour: '#5c940d',
    towns: ['Мозырь', 'Мозырь', 'Светлогорск'],
    doctors: 25,
  },
  {
    code: 'busel',
    brand: named('Аистёнок', 'Бусляня', 'Little Stork'),
    accentColour: '#d9480f',
    towns: ['Минск', 'Речица'],
    doctors: 16,
    groups: ['pediatrics'],
  },
  {
    code: 'zub',
    brand: named('Белый зуб', 'Белы зуб', 'White Tooth'),
    accentColour: '#0b7285',
    towns: ['Минск', 'Гомель'],
    doctors: 14,
    groups: ['dentistry'],
  },
  {
    code: 'diagnost',
    brand: named('Диагност', 'Дыягност', 'Diagnost'),
    accentColour: '#495057',
    towns: ['Минск'],
    doctors: 9,
    groups: ['diagnostics'],
  },
  {
    code: 'svetlae',
    brand: named('Светлый дом', 'Светлы дом', 'Bright House'),
    accentColour: '#e67700',
    towns: ['Светлогорск'],
    doctors: 7,
  },
]
