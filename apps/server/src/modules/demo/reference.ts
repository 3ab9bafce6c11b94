import { readReference } from '../reference-data/public.ts'

export type Town = Record<'code' | 'name_ru' | 'name_be' | 'name_en' | 'lat' | 'lon' | 'population', string>
export type Speciality = Record<
  | 'code'
  | 'name_ru'
  | 'short_ru'
  | 'name_be'
  | 'name_en'
  | 'adults'
  | 'children'
  | 'group'
  | 'group_ru'
  | 'group_be'
  | 'group_en',
  string
>
export type ReferenceService = Record<
  | 'id'
  | 'direction'
  | 'direction_ru'
  | 'direction_be'
  | 'direction_en'
  | 'name_ru'
  | 'name_be'
  | 'name_en'
  | 'specialty_code'
  | 'duration_min'
  | 'for_adult'
  | 'for_children'
  | 'children_age'
  | 'price_kind'
  | 'price_from'
  | 'price_to',
  string
>
export type Name = Record<'kind' | 'sex' | 'name_ru' | 'name_be' | 'name_en', string>

export interface Reference {
  /** From the largest to the smallest. */
  towns: Town[]
  specialities: Map<string, Speciality>
  services: ReferenceService[]
  names: Name[]
  holidays: { date: string; name: string }[]
}

/** Reads the reference data of which the demo is made. */
export async function readDemoReference(): Promise<Reference> {
  const localised = ['name_ru', 'name_be', 'name_en'] as const
  const towns = await readReference('locations', ['code', ...localised, 'lat', 'lon', 'population'])
  const specialities = await readReference('specialties', [
    ...(['code', ...localised, 'short_ru', 'adults', 'children'] as const),
    ...(['group', 'group_ru', 'group_be', 'group_en'] as const),
  ])
  const services = await readReference('services', [
    ...(['id', ...localised, 'direction', 'direction_ru', 'direction_be', 'direction_en'] as const),
    ...(['specialty_code', 'duration_min', 'for_adult', 'for_children', 'children_age'] as const),
    ...(['price_kind', 'price_from', 'price_to'] as const),
  ])
  const holidays = await readReference('holidays_by', ['date', 'type', 'name_ru'])
  return {
    towns: towns
      .filter(({ code }) => code !== '0')
      .sort((one, other) => Number(other.population) - Number(one.population)),
    specialities: new Map(specialities.map(row => [row.code, row])),
    services,
    names: await readReference('names', ['kind', 'sex', ...localised]),
    holidays: holidays
      .filter(({ type }) => type === 'public')
      .map(({ date, name_ru }) => ({ date, name: name_ru })),
  }
}
