import { clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { describeProblems } from '../../clinic-import/public.ts'
import { describeCounts } from './describe-medicines-import.ts'
import type { PharmaciesImport } from './import-pharmacies.ts'

/** The result as text, one line each. */
export function describePharmaciesImport(result: PharmaciesImport, language: Language): string[] {
  const t = clinicImportTexts(language)
  switch (result.outcome) {
    case 'refused':
      return describeProblems(result.problems, t)
    case 'checked':
      return [t('summary.checked'), t('drugs.foundPharmacies', { count: result.pharmacies })]
    case 'imported':
      return [
        describeCounts(t('drugs.pharmacies'), result.pharmacies, t),
        ...(result.otherHours > 0 ? [t('drugs.otherHours', { count: result.otherHours })] : []),
      ]
  }
}
