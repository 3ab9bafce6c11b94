import type { ClinicBranch, ClinicServiceOption, LocalText } from '../clinic-import/public.ts'
import { localText } from './local-text.ts'

interface OptionLine {
  /** A service number of data/services.csv. */
  readonly service: string
  readonly name: LocalText
  readonly price: number
  readonly isLeast?: boolean
  /** Programme codes of `programmes.ts`. */
  readonly programmes?: readonly string[]
  /** Provided only at the first so many branches of an organisation. */
  readonly branches?: number
}

const lines: readonly OptionLine[] = [
  {
    service: '193',
    name: localText('Томограф 1,5 Тл', 'Тамограф 1,5 Тл', '1.5 T scanner'),
    price: 162,
    programmes: ['epam', 'bns'],
  },
  {
    service: '193',
    name: localText('Томограф 3 Тл', 'Тамограф 3 Тл', '3 T scanner'),
    price: 226.8,
    branches: 1,
  },
  {
    service: '239',
    name: localText('24 часа', '24 гадзіны', '24 hours'),
    price: 58,
    programmes: ['epam', 'bns'],
  },
  { service: '239', name: localText('48 часов', '48 гадзін', '48 hours'), price: 96, programmes: ['epam'] },
  { service: '239', name: localText('72 часа', '72 гадзіны', '72 hours'), price: 128, branches: 2 },
  {
    service: '256',
    name: localText('Без обезболивания', 'Без абязбольвання', 'Without pain relief'),
    price: 88,
    programmes: ['epam', 'bns'],
  },
  {
    service: '256',
    name: localText('С местной анестезией', 'З мясцовай анестэзіяй', 'With local anaesthesia'),
    price: 110,
    programmes: ['epam'],
  },
  {
    service: '258',
    name: localText('Без наркоза', 'Без наркозу', 'Without general anaesthesia'),
    price: 133,
    isLeast: true,
    programmes: ['bns'],
  },
  {
    service: '258',
    name: localText('Под наркозом', 'Пад наркозам', 'Under general anaesthesia'),
    price: 186.2,
    branches: 1,
  },
  {
    service: '268',
    name: localText('Стеклоиономерный цемент', 'Шклоіанамерны цэмент', 'Glass ionomer cement'),
    price: 65,
    programmes: ['epam', 'bns'],
  },
  { service: '268', name: localText('Фотополимер', 'Фотапалімер', 'Light-cured composite'), price: 95 },
  {
    service: '272',
    name: localText('Ультразвук', 'Ультрагук', 'Ultrasound'),
    price: 141,
    programmes: ['epam'],
  },
  {
    service: '272',
    name: localText('Ультразвук и Air Flow', 'Ультрагук і Air Flow', 'Ultrasound and Air Flow'),
    price: 197.4,
  },
  {
    service: '304',
    name: localText('Отечественная вакцина', 'Айчынная вакцына', 'Belarusian vaccine'),
    price: 88,
    programmes: ['epam', 'bns'],
  },
  {
    service: '304',
    name: localText('Импортная вакцина', 'Імпартная вакцына', 'Imported vaccine'),
    price: 123.2,
    programmes: ['bns'],
    branches: 2,
  },
]

/** The options of these services in an organisation with these branches. */
export function makeServiceOptions(
  services: ReadonlySet<string>,
  branches: readonly ClinicBranch[],
): ClinicServiceOption[] {
  return lines
    .filter(({ service }) => services.has(service))
    .map(({ service, name, price, isLeast, programmes = [], branches: count }, at) => ({
      service: `s${service}`,
      code: `o${at + 1}`,
      name,
      priceKind: isLeast ? 'from' : 'fixed',
      priceFrom: price,
      priceTo: null,
      programmes: [...programmes],
      branches: branches.slice(0, count ?? 0).map(({ code }) => code),
    }))
}
