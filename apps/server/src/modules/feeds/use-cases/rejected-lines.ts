import { clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { Problem } from '../../clinic-import/public.ts'

/** How many rejected lines are listed; all are counted. */
const LISTED = 1000

/** What the sender of a feed is told of rows that were not taken (contract: `RejectedLines`). */
export function rejectedLines(problems: readonly Problem[], language: Language) {
  const t = clinicImportTexts(language)
  return {
    count: new Set(problems.map(({ line }) => line)).size,
    lines: problems.slice(0, LISTED).map(({ line, column, key, params, found }) => ({
      line: line ?? 1,
      column,
      problem: key,
      detail: t(key, { ...params, ...(found !== undefined && { found }) }),
    })),
  }
}
