import be from '../catalogues/be/clinic-import.json' with { type: 'json' }
import en from '../catalogues/en/clinic-import.json' with { type: 'json' }
import ru from '../catalogues/ru/clinic-import.json' with { type: 'json' }
import type { KeyOf, Translate } from './catalogue.ts'
import type { Language } from './language.ts'
import { translator } from './translate.ts'

type ClinicImport = typeof ru
export type ClinicImportKey = KeyOf<ClinicImport>

const spoken: Readonly<Record<Language, Translate<ClinicImport>>> = {
  ru: translator('ru', ru),
  be: translator<ClinicImport>('be', be),
  en: translator<ClinicImport>('en', { ...en, summary: { ...ru.summary, ...en.summary } }),
}

/** What the import of a clinic's files says to whoever runs it. */
export function clinicImportTexts(language: Language): Translate<ClinicImport> {
  return spoken[language]
}
