import { clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { describeProblem } from '../../clinic-import/public.ts'
import type { ResultsImport } from '../result.ts'

/** The result as text, one line each; patients appear only as a number. */
export function describeResultsImport(result: ResultsImport, language: Language): string[] {
  const t = clinicImportTexts(language)
  switch (result.outcome) {
    case 'refused': {
      const count = result.problems.length
      return [...result.problems.map(problem => describeProblem(problem, t)), t('summary.refused', { count })]
    }
    case 'checked': {
      const { tests, reports, prescriptions, doubts } = result
      return [
        t('summary.checked'),
        t('results.found', { tests, reports }),
        ...(prescriptions > 0 ? [t('results.foundPrescriptions', { count: prescriptions })] : []),
        ...doubts.map(doubt => describeProblem(doubt, t)),
      ]
    }
    case 'imported': {
      const { waiting, withoutVisit, told, doubts } = result
      return [
        t('results.imported', { what: t('results.tests'), ...result.tests }),
        t('results.imported', { what: t('results.reports'), ...result.reports }),
        t('results.told', { count: told }),
        ...(waiting > 0 ? [t('results.waiting', { count: waiting })] : []),
        ...(Object.values(result.prescriptions).some(count => count > 0)
          ? [t('results.imported', { what: t('results.prescriptions'), ...result.prescriptions })]
          : []),
        ...(withoutVisit.length > 0
          ? [
              t(withoutVisit.length === 1 ? 'results.oneWithoutVisit' : 'results.withoutVisit', {
                lines: withoutVisit.toSorted((one, other) => one - other).join(', '),
              }),
            ]
          : []),
        ...doubts.map(doubt => describeProblem(doubt, t)),
      ]
    }
  }
}
