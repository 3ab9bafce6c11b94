import { type CivilDate, isCivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf, clockTimeOf } from '@vizit/domain/time/minsk.ts'
import { type ClinicImportTexts, clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { TimetableConflict } from '../../timetable/public.ts'
import type { Problem } from '../problem.ts'
import type { ImportResult } from './import-clinic.ts'
import type { SlotNotices } from './slot-notices.ts'

const LONGEST_QUOTE = 60
/** How many past timeslots are listed; the rest is only counted. */
const NAMED_PAST = 20

/** The result as text, one line each. */
export function describeImport(result: ImportResult, language: Language): string[] {
  const t = clinicImportTexts(language)
  if (result.outcome === 'refused') {
    const count = result.problems.length
    return [...result.problems.map(problem => describeProblem(problem, t)), t('summary.refused', { count })]
  }
  const notices = describeNotices(result.notices, t)
  if (result.outcome === 'checked') return [t('summary.checked'), ...notices]
  const { clinic, counts, timetable } = result
  const { added, removed, held, conflicts } = timetable
  return [
    t('summary.imported', { name: clinic.name[language] ?? clinic.name.ru, code: clinic.code }),
    ...(['branches', 'doctors', 'assignments', 'services'] as const).map(what =>
      t('summary.counts', { what: t(`summary.${what}`), ...counts[what] }),
    ),
    t('summary.slots', { added, removed }),
    ...(held > 0 ? [t('summary.held', { count: held })] : []),
    ...(conflicts.length > 0 ? [t('summary.conflicts', { count: conflicts.length })] : []),
    ...conflicts.map(conflict => `  ${describeConflict(conflict, t)}`),
    ...notices,
  ]
}

function describeNotices({ past, laterThanWindow, windowTo }: SlotNotices, t: ClinicImportTexts): string[] {
  return [
    ...(past.length > 0 ? [t('summary.pastSlots', { count: past.length })] : []),
    ...past.slice(0, NAMED_PAST).map(notice => `  ${describeProblem(notice, t)}`),
    ...(past.length > NAMED_PAST ? ['  …'] : []),
    ...(laterThanWindow > 0
      ? [t('summary.laterSlots', { count: laterThanWindow, date: readable(windowTo) })]
      : []),
  ]
}

/** The place and what was expected: `doctors.csv, строка 4, столбец «Дети от»: ожидается …`. */
export function describeProblem(problem: Problem, t: ClinicImportTexts): string {
  const { file, line, column, key, params = {}, found } = problem
  const at = { file, line: line ?? '', column: column ?? '' }
  const place = t(
    line === null ? (column ? 'place.column' : 'place.file') : column ? 'place.cell' : 'place.line',
    at,
  )
  const what = t(key, withReadableDates(params))
  return `${place}: ${found === undefined ? what : t('found', { what, found: shortened(found) })}`
}

function describeConflict(conflict: TimetableConflict, t: ClinicImportTexts): string {
  const { startsAt, doctorName, doctorCode, branchName, branchCode, visitId } = conflict
  return t('summary.conflict', {
    date: readable(civilDateOf(startsAt)),
    time: clockTimeOf(startsAt),
    ...{ doctor: doctorName, doctorCode, branch: branchName, branchCode, visit: visitId },
  })
}

const withReadableDates = (params: NonNullable<Problem['params']>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && isCivilDate(value) ? readable(value) : value,
    ]),
  )

/** dd.mm.yyyy (calls §3.4). */
function readable(date: CivilDate): string {
  return date.split('-').toReversed().join('.')
}

/** Enough of a cell's text to find the cell. */
function shortened(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}
