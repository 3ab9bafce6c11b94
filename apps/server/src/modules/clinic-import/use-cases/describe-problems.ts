import type { ClinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Problem } from '../problem.ts'
import { describeProblem } from './describe-import.ts'

/** A long file with a wrong column has a problem in each of its lines. */
const MOST_LISTED = 200

export function describeProblems(problems: readonly Problem[], t: ClinicImportTexts): string[] {
  return [
    ...inOrder(problems)
      .slice(0, MOST_LISTED)
      .map(problem => describeProblem(problem, t)),
    ...(problems.length > MOST_LISTED ? [t('summary.more', { count: problems.length - MOST_LISTED })] : []),
    t('summary.refused', { count: problems.length }),
  ]
}

/** All of them as lines of JSON, for a program or a spreadsheet. */
export const problemsAsLines = (problems: readonly Problem[], t: ClinicImportTexts): string[] =>
  inOrder(problems).map(problem => {
    const { file, line, column, key } = problem
    return `${JSON.stringify({ file, line, column, problem: key, detail: describeProblem(problem, t) })}\n`
  })

/** By file, as they were read, and by line. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const files = [...new Set(problems.map(({ file }) => file))]
  const place = ({ file }: Problem) => files.indexOf(file)
  return problems.toSorted((one, other) => place(one) - place(other) || (one.line ?? 0) - (other.line ?? 0))
}
