import be from '../catalogues/be/clinic-import.json' with { type: 'json' }
import en from '../catalogues/en/clinic-import.json' with { type: 'json' }
import ru from '../catalogues/ru/clinic-import.json' with { type: 'json' }
import type { KeyOf, Params } from './catalogue.ts'
import type { Language } from './language.ts'
import { translator } from './translate.ts'

export type ClinicImportKey = KeyOf<typeof ru>
export type ClinicImportTexts = (key: ClinicImportKey, params?: Params) => string

const spoken: Readonly<Record<Language, ClinicImportTexts>> = {
  ru: translator('ru', ru),
  be: translator('be', be),
  en: translator('en', en),
}

/** The messages of a clinic's import for the operator. */
export function clinicImportTexts(language: Language): ClinicImportTexts {
  return spoken[language]
}
