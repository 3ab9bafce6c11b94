import { civilDateOf, clockTimeOf } from '@vizit/domain/time/minsk.ts'
import { type ClinicImportTexts, clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { describeProblem } from '../../clinic-import/public.ts'
import {
  type Conflict,
  isOutcomeSaved,
  type RegistryVisit,
  type SaveResult,
  type VisitsImport,
} from '../registry-visit.ts'

/** The result as text, one line each; patients appear only by the clinic's own numbers. */
export function describeVisitsImport(result: VisitsImport, language: Language): string[] {
  const t = clinicImportTexts(language)
  switch (result.outcome) {
    case 'refused': {
      const count = result.problems.length
      return [...result.problems.map(problem => describeProblem(problem, t)), t('summary.refused', { count })]
    }
    case 'checked':
      return [t('summary.checked'), t('visits.found', { count: result.count })]
    case 'imported':
      return describeSaved(result.saved, t)
  }
}

function describeSaved(
  saved: readonly (readonly [RegistryVisit, SaveResult])[],
  t: ClinicImportTexts,
): string[] {
  const count = (wanted: SaveResult) => saved.filter(([, outcome]) => outcome === wanted).length
  const settled = saved.filter(([, outcome]) => isOutcomeSaved(outcome)).length
  const conflicts = saved.flatMap(([visit, outcome]) =>
    typeof outcome === 'object' && 'conflict' in outcome
      ? [describeConflict(visit, outcome.conflict, t)]
      : [],
  )
  return [
    t('visits.imported', {
      ...{ added: count('added'), updated: count('updated'), cancelled: count('cancelled') },
      unchanged: count('unchanged'),
    }),
    ...(settled > 0 ? [t('visits.settled', { count: settled })] : []),
    ...(count('past') > 0 ? [t('visits.past', { count: count('past') })] : []),
    ...(conflicts.length > 0 ? [t('visits.conflicts', { count: conflicts.length }), ...conflicts] : []),
  ]
}

function describeConflict(
  { file, line, number, startsAt }: RegistryVisit,
  conflict: Conflict,
  t: ClinicImportTexts,
): string {
  const date = civilDateOf(startsAt).split('-').toReversed().join('.')
  const what = t(`visits.conflict.${conflict}`)
  return `  ${t('place.line', { file, line })}: ${t('visits.conflictAt', { number, date, time: clockTimeOf(startsAt), what })}`
}
