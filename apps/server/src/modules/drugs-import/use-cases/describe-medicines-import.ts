import { type ClinicImportTexts, clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { describeProblem, type Problem } from '../../clinic-import/public.ts'
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

/** A long file with a wrong column has a problem in each of its lines. */
const MOST_LISTED = 200

export function describeProblems(problems: readonly Problem[], t: ClinicImportTexts): string[] {
  return [
    ...inOrder(problems)
      .slice(0, MOST_LISTED)
      .map(problem => describeProblem(problem, t)),
    ...(problems.length > MOST_LISTED ? ['…'] : []),
    t('summary.refused', { count: problems.length }),
  ]
}

export const describeCounts = (what: string, counts: SavedCounts, t: ClinicImportTexts) =>
  t('drugs.imported', { what, ...counts })

/** By file, as they were read, and by line. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const files = [...new Set(problems.map(({ file }) => file))]
  const place = ({ file }: Problem) => files.indexOf(file)
  return problems.toSorted((one, other) => place(one) - place(other) || (one.line ?? 0) - (other.line ?? 0))
}
