import { type ClinicImportTexts, clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { describeProblems } from '../../clinic-import/public.ts'
import type { SavedCounts } from '../store/save-coded-rows.ts'
import type { MedicinesImport } from './import-medicines.ts'

/** The result as text, one line each. */
export function describeMedicinesImport(result: MedicinesImport, language: Language): string[] {
  const t = clinicImportTexts(language)
  switch (result.outcome) {
    case 'refused':
      return describeProblems(result.problems, t)
    case 'checked':
      return [t('summary.checked'), t('drugs.found', { drugs: result.drugs, packs: result.packs })]
    case 'imported':
      return [
        describeCounts(t('drugs.medicines'), result.drugs, t),
        describeCounts(t('drugs.packs'), result.packs, t),
      ]
  }
}

export const describeCounts = (what: string, counts: SavedCounts, t: ClinicImportTexts) =>
  t('drugs.imported', { what, ...counts })
