import { BELARUS } from '@vizit/domain/geo/map-bounds.ts'
import type { DayHours } from '@vizit/domain/schedule/opening-hours.ts'
import {
  type CellParser,
  code,
  degrees,
  optional,
  phones,
  required,
  table,
  text,
  withDefault,
  yesNo,
} from '../../clinic-import/public.ts'
import { hoursCell } from './hours-cell.ts'

/** Degrees inside of the country: swapped or mistyped coordinates show a place elsewhere. */
const degreesBetween =
  (least: number, most: number): CellParser<number> =>
  cell => {
    const parsed = degrees(180)(cell)
    return 'value' in parsed && parsed.value >= least && parsed.value <= most
      ? parsed
      : { expected: 'expected.degreesBetween', params: { least, most } }
  }

const noHours: readonly DayHours[] = []
const noPhones: string[] = []

/** Pharmacies (docs/how-to/import-pharmacies.md). */
export const pharmaciesTable = table(
  ['pharmacies.csv'],
  {
    code: required(code, 'id'),
    chain: optional(text(100), 'chain'),
    chainName: optional(text(200), 'chain_name', 'chain_name_ru'),
    chainNameBe: optional(text(200), 'chain_name_be'),
    chainNameEn: optional(text(200), 'chain_name_en'),
    nameRu: required(text(300), 'name_ru'),
    nameBe: optional(text(300), 'name_be'),
    nameEn: optional(text(300), 'name_en'),
    town: required(text(100), 'town_code'),
    addressRu: optional(text(300), 'address_ru'),
    addressBe: optional(text(300), 'address_be'),
    addressEn: optional(text(300), 'address_en'),
    streetRu: optional(text(200), 'street_ru'),
    streetBe: optional(text(200), 'street_be'),
    streetEn: optional(text(200), 'street_en'),
    house: optional(text(40), 'house'),
    latitude: required(degreesBetween(BELARUS.south, BELARUS.north), 'lat'),
    longitude: required(degreesBetween(BELARUS.west, BELARUS.east), 'lon'),
    phones: withDefault(noPhones, phones, 'phone', 'phones'),
    hours: withDefault(noHours, hoursCell, 'hours_ru', 'hours'),
    roundTheClock: withDefault(false, yesNo, 'is_24h'),
  },
  { needed: true, foreign: true },
)
