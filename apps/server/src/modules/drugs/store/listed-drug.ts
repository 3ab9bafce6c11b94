import type { Drug, ListedDrug } from '@vizit/contract/shapes/drug.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { readPriceRanges } from './price-ranges.ts'
import type { RegisterDrug } from './register.ts'

type Ranges = Awaited<ReturnType<typeof readPriceRanges>>

const inLanguage = (language: Language, ru: string | null, be: string | null, en: string | null) =>
  ({ ru, be: be ?? ru, en: en ?? ru })[language]

/** A drug as lists have it, with the packs asked for. */
export function listedDrug(
  drug: RegisterDrug,
  packIds: readonly string[],
  { language, ranges }: { readonly language: Language; readonly ranges: Ranges },
): z.infer<typeof ListedDrug> {
  return {
    ...drugFacts(drug, language),
    ...ranges.ofDrug(drug.id),
    packs: drug.packs
      .filter(({ id }) => packIds.includes(id))
      .map(({ id, ru, be, en, strength }) => ({
        ...{ id, presentation: inLanguage(language, ru, be, en) ?? ru, strength },
        ...ranges.ofPack(drug.id, id),
      })),
  }
}

type Facts = Pick<z.infer<typeof Drug>, 'id' | 'name' | 'inn' | 'form' | 'dispensing' | 'isDemo'>

const drugFacts = (drug: RegisterDrug, language: Language): Facts => ({
  id: drug.id,
  name: inLanguage(language, drug.nameRu, drug.nameBe, drug.nameEn) ?? drug.nameRu,
  inn: language === 'en' ? (drug.innEn ?? drug.innRu) : (drug.innRu ?? drug.innEn),
  form: inLanguage(language, drug.formRu, drug.formBe, drug.formEn),
  dispensing: drug.dispensing,
  isDemo: drug.isDemo,
})
