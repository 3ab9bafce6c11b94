import { tables } from '../files/tables.ts'
import type { Problem } from '../problem.ts'

/** Orders problems by file, in the order of the documentation, and by line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const order = Object.values(tables).map(({ files }) => files as readonly string[])
  const rank = ({ file }: Problem) => {
    const at = order.findIndex(names => names.includes(file.toLowerCase()))
    return at < 0 ? order.length : at
  }
  return problems.toSorted((one, other) => rank(one) - rank(other) || (one.line ?? 0) - (other.line ?? 0))
}
