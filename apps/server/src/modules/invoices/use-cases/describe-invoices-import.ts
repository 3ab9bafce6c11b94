import { clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { describeProblems } from '../../clinic-import/public.ts'
import type { InvoicesImport } from '../invoice-file.ts'

/** The result as text, one line each. */
export function describeInvoicesImport(result: InvoicesImport, language: Language): string[] {
  const t = clinicImportTexts(language)
  if (result.outcome === 'refused') return describeProblems(result.problems, t)
  if (result.outcome === 'checked')
    return [t('summary.checked'), t('invoices.found', { count: result.count })]
  const { added, corrected, unchanged } = result
  return [t('invoices.imported', { added, corrected, unchanged })]
}
