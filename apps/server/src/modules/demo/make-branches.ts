import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { ClinicBranch, LocalText } from '../clinic-import/public.ts'
import { branchDetails } from './branch-details.ts'
import type { Organisation } from './organisations.ts'
import type { Town } from './reference.ts'
import { between, seededRandom } from './seeded-random.ts'
import { streets } from './streets.ts'

/** The branches of an organisation, each in its town and street. */
export function makeBranches(
  { code, towns, brand }: Organisation,
  known: ReadonlyMap<string, Town>,
  today: CivilDate,
): ClinicBranch[] {
  return towns.map((townName, index) => {
    const town = known.get(townName)
    if (!town) throw new Error(`data/locations.csv has no town ${townName}`)
    const alone = towns.filter(other => other === townName).length === 1
    const street = streetOf(code, index)
    const house = between(2, 98, code, index, 'house')
    return {
      code: `b${index + 1}`,
      name: joined(brand, nameOf(town), ...(alone ? [] : [street])),
      address: mapText(street, (text, language) => `${nameOf(town)[language]}, ${text}, ${house}`),
      phones: phonesOf(town, index),
      locationCode: Number(town.code),
      latitude: near(Number(town.lat), code, index, 'lat'),
      longitude: near(Number(town.lon), code, index, 'lon'),
      ...branchDetails({ code, index, brand, street, today }),
    }
  })
}

const LANGUAGES = ['ru', 'be', 'en'] as const

function mapText(text: LocalText, change: (text: string, language: keyof LocalText) => string): LocalText {
  const [ru = '', be = '', en = ''] = LANGUAGES.map(language => change(text[language] ?? text.ru, language))
  return { ru, be, en }
}

/** `«Вита», Могилёв`, or with the street if the town has several branches: `«Вита», Минск, ул. Скорины`. */
function joined(brand: LocalText, ...parts: LocalText[]): LocalText {
  return mapText(brand, (text, language) =>
    [text, ...parts.map(part => part[language] ?? part.ru)].join(', '),
  )
}

const nameOf = (town: Town): LocalText => ({ ru: town.name_ru, be: town.name_be, en: town.name_en })

/** Neighbouring branches never have the same street. */
function streetOf(code: string, index: number): LocalText {
  const first = Math.floor(seededRandom(code, 'street') * streets.length)
  return streets[(first + index * 3) % streets.length] ?? streets[0]
}

/** Real local numbers never begin with a zero, so a demo's phone reaches nobody. */
function phonesOf(town: Town, index: number): string[] {
  const area = town.code.slice(0, 3)
  const last = String(index + 1).padStart(2, '0')
  return [area === '17' ? `+375 17 000-00-${last}` : `+375 ${area} 00-00-${last}`, `+375 29 000-00-${last}`]
}

/** Within about two kilometres. */
function near(degrees: number, ...key: (string | number)[]): number {
  return Math.round((degrees + (seededRandom(...key) - 0.5) * 0.04) * 1e5) / 1e5
}
