import type { CivilDate } from '../time/civil-date.ts'

/** Units with which clinics count a dose, by how they write them: UCUM, English, Russian. */
const UNITS = {
  tablet: /^(\{?tab|\{?tbl|таб)/i,
  capsule: /^(\{?cap|капс)/i,
  drop: /^(\[drp\]|\{?drop|gtt|кап(\.|л|ел)|кап$)/i,
  puff: /^(\{?puff|\{?inhal|вдох|ингал)/i,
  spray: /^(\{?spray|впрыск|доза спрея)/i,
  sachet: /^(\{?sachet|саше|пакет)/i,
  suppository: /^(\{?supp|супп|свеч)/i,
  patch: /^(\{?patch|пластыр)/i,
  ampoule: /^(\{?amp|амп)/i,
  teaspoon: /^(\[tsp_us\]|tsp|чайн|ч\. ?л)/i,
  tablespoon: /^(\[tbs_us\]|tbsp|столов|ст\. ?л)/i,
  dose: /^(\{?doses?\}?|доза|дозы|доз)$/i,
  mg: /^(mg|мг|милли?грам)/i,
  mcg: /^(mcg|ug|µg|μg|мкг|микрограм)/i,
  g: /^(g|gm|г|гр)\.?$|^(gram|грамм)/i,
  ml: /^(ml|мл|millilit|миллилитр)/i,
  iu: /^(\[iu\]|iu|ме)$/i,
  unit: /^(\{?units?\}?|u|ед)\.?$|^единиц/i,
} as const
export type DoseUnit = keyof typeof UNITS

/** The unit that is meant; null: none that is known, so it is shown as written. */
export function doseUnitOf(written: string): DoseUnit | null {
  const text = written.trim()
  const found = Object.entries(UNITS).find(([, pattern]) => pattern.test(text))
  return found ? (found[0] as DoseUnit) : null
}

/** Minutes to years, as FHIR names them; seconds are told of no medicine that a patient takes. */
export const periodUnits = ['min', 'h', 'd', 'wk', 'mo', 'a'] as const
export type PeriodUnit = (typeof periodUnits)[number]

const MOMENTS_OF_DAY = [
  'MORN',
  'EARLY_MORN',
  'LATE_MORN',
  'NOON',
  'AFT',
  'EVE',
  'NIGHT',
  'PHS',
  'HS',
  'WAKE',
] as const
const MOMENTS_OF_MEALS = [
  'C',
  'CM',
  'CD',
  'CV',
  'AC',
  'ACM',
  'ACD',
  'ACV',
  'PC',
  'PCM',
  'PCD',
  'PCV',
] as const
export const doseMoments = [...MOMENTS_OF_DAY, ...MOMENTS_OF_MEALS] as const
export type DoseMoment = (typeof doseMoments)[number]

export const doseDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type DoseDay = (typeof doseDays)[number]

export interface Amount {
  readonly least: number
  /** Null: exactly the least. */
  readonly most: number | null
}

export interface Dose extends Amount {
  /** As written. */
  readonly unit: string
}

export interface Period {
  readonly count: number
  readonly unit: PeriodUnit
}

/** How to take a medicine, in parts, which are put into words in the language of the reader. */
export interface Dosage {
  readonly dose: Dose | null
  readonly times: (Amount & { readonly period: Period }) | null
  readonly when: readonly DoseMoment[]
  /** Before or after the moments, which are of meals then. */
  readonly minutes: number | null
  /** `08:00`. */
  readonly at: readonly string[]
  readonly days: readonly DoseDay[]
  readonly lasts: Period | null
  readonly from: CivilDate | null
  readonly until: CivilDate | null
  /** How many times altogether. */
  readonly total: number | null
  readonly asNeeded: boolean | string
  readonly most: (Dose & { readonly period: Period }) | null
  /** Route, site and what else is said, in the words of the clinic. */
  readonly said: readonly string[]
}

/**
 * One instruction of a prescription: a text, or parts of which each is understood. What is not understood is not told in part: a dose
 * without its limit is another dose.
 */
export type DosageInstruction = { readonly text: string } | Dosage | 'unreadable'
