import type {
  Drug,
  ListedDrug,
  PriceState as PriceStateShape,
  PriceRange as RangeShape,
} from '@vizit/contract/shapes/drug.ts'
import type { PriceRange } from '@vizit/domain/drugs/price-range.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { PriceRanges, PriceState } from '../availability/drug-availability.ts'
import type { RegisterDrug, RegisterPack } from './register.ts'

/** How prices are told: those before `fresh` are marked. */
interface Told {
  readonly language: Language
  readonly ranges: PriceRanges
  readonly fresh: Date
}

export const rangeShape = (
  { asOf, lowestAsOf: _, ...range }: PriceRange,
  fresh: Date,
): z.infer<typeof RangeShape> => ({ ...range, ...told(asOf, fresh) })

const told = (asOf: Date | null, fresh: Date) => ({
  asOf: asOf && formatInstant(asOf),
  isStale: asOf !== null && asOf < fresh,
})

/** The lowest price alone. */
export const lowestShape = ({ priceFrom, lowestAsOf }: PriceRange, fresh: Date) => ({
  priceFrom,
  ...told(lowestAsOf, fresh),
})

export const priceState = (state: PriceState): z.infer<typeof PriceStateShape> => ({
  state: state.state,
  at: state.state === 'kept' ? formatInstant(state.at) : null,
})

const inLanguage = (language: Language, ru: string | null, be: string | null, en: string | null) =>
  ({ ru, be: be ?? ru, en: en ?? ru })[language]

/** A drug as lists have it, with the packs asked for. */
export function listedDrug(
  drug: RegisterDrug,
  packIds: readonly string[],
  { language, ranges, fresh }: Told,
): z.infer<typeof ListedDrug> {
  return {
    ...drugFacts(drug, language),
    ...rangeShape(ranges.ofDrug(drug.id), fresh),
    packs: drug.packs
      .filter(({ id }) => packIds.includes(id))
      .map(pack => ({
        ...{ id: pack.id, presentation: presentationOf(pack, language), strength: pack.strength },
        ...rangeShape(ranges.ofPack(drug.id, pack.id), fresh),
      })),
  }
}

/** Strength and package as the register has them. */
export const presentationOf = ({ ru, be, en }: RegisterPack, language: Language) =>
  inLanguage(language, ru, be, en) ?? ru

export const packNames = (drug: RegisterDrug, pack: RegisterPack, language: Language) => ({
  name: drugFacts(drug, language).name,
  presentation: presentationOf(pack, language),
})

type Facts = Pick<z.infer<typeof Drug>, 'id' | 'name' | 'inn' | 'form' | 'dispensing' | 'isDemo'>

export const drugFacts = (drug: RegisterDrug, language: Language): Facts => ({
  id: drug.id,
  name: inLanguage(language, drug.nameRu, drug.nameBe, drug.nameEn) ?? drug.nameRu,
  inn: language === 'en' ? (drug.innEn ?? drug.innRu) : (drug.innRu ?? drug.innEn),
  form: inLanguage(language, drug.formRu, drug.formBe, drug.formEn),
  dispensing: drug.dispensing,
  isDemo: drug.isDemo,
})
