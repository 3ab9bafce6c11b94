import { type Columns, type Problem, problemAt, type TableContent } from '../../clinic-import/public.ts'

/** Rows whose last day comes before their first. */
export function endsBeforeBeginning<Of extends Columns>(
  content: TableContent<Of>,
  first: keyof Of,
  last: keyof Of,
): Problem[] {
  return content.rows.flatMap(row => {
    const [from, to] = [row.values[first], row.values[last]] as (string | null | undefined)[]
    return from && to && to < from
      ? [problemAt(content, row, last, 'programmes.endsBefore', { found: to })]
      : []
  })
}
