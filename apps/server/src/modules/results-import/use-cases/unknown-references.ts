import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type ClockTime, minskInstant } from '@vizit/domain/time/minsk.ts'
import { type Problem, problemAt, type Row, type TableContent } from '../../clinic-import/public.ts'
import type { PrescriptionColumns } from '../files/tables.ts'
import { keyWithinClinic } from './key-within-clinic.ts'

type Columns = Pick<PrescriptionColumns, 'clinic' | 'card' | 'date' | 'time' | 'visit'>

/** Those cells of a row that could be read. */
interface Cells {
  readonly clinic?: string
  readonly card?: string
  readonly date?: CivilDate
  readonly time?: ClockTime
  readonly visit?: string | null
}

interface Known {
  /** The cards of the patients' file; null: they could not be read, which is already reported. */
  readonly cards: ReadonlySet<string> | null
  /** The visits that the file names, by clinic and name; null: the clinic is unknown. */
  readonly visits: ReadonlyMap<string, string> | null
  readonly now: Date
}

/** An unknown card or visit and a moment to come, also of a row whose other cells could not be read. */
export function unknownReferences<Of extends Columns>(
  content: TableContent<Of>,
  row: Row<Of>,
  { cards, visits, now }: Known,
): Problem[] {
  const { clinic, card, date, time, visit } = row.values as Cells
  const wrong = (column: keyof Columns, key: Problem['key'], found: string) =>
    problemAt(content, row, column, key, { found })
  return [
    ...(clinic !== undefined && card !== undefined && cards?.has(keyWithinClinic(clinic, card)) === false
      ? [wrong('card', 'results.unknownCard', card)]
      : []),
    ...(visit && visits?.has(keyWithinClinic(clinic, visit)) === false
      ? [wrong('visit', 'results.unknownVisit', visit)]
      : []),
    ...(date !== undefined && time !== undefined && new Date(minskInstant(date, time)) > now
      ? [wrong('date', 'results.future', date)]
      : []),
  ]
}
