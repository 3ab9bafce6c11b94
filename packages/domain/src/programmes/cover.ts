import { type CoverageKind, coverages } from './coverage.ts'

/** What a coverer says of an organisation, or of a part of it; null: of all. */
export interface CoverRow {
  readonly branchId: string | null
  readonly serviceId: string | null
  readonly optionId: string | null
  readonly coverage: CoverageKind
}

/** What is asked for. Without a service: a visit to a doctor. */
export interface CoverPlace {
  readonly branchId: string
  readonly serviceId: string | null
  readonly optionId: string | null
}

const says = (row: CoverRow, place: CoverPlace) =>
  (row.branchId === null || row.branchId === place.branchId) &&
  (row.serviceId === null || row.serviceId === place.serviceId) &&
  (row.optionId === null || row.optionId === place.optionId)

/** An option says more exactly than a service, a service than a branch, a branch than the whole organisation. */
const exactness = ({ optionId, serviceId, branchId }: CoverRow) =>
  (optionId === null ? 0 : 4) + (serviceId === null ? 0 : 2) + (branchId === null ? 0 : 1)

/**
 * The row that says most exactly what a programme covers (docs/decisions/0120-what-a-programme-covers.md); null: none says
 * anything. The same as `cover_of` of the database.
 */
export function coverRowAt<Row extends CoverRow>(rows: readonly Row[], place: CoverPlace): Row | null {
  const [most = null] = rows.filter(row => says(row, place)).sort((a, b) => exactness(b) - exactness(a))
  return most
}

/**
 * What a programme covers at an organisation. Where the coverer says nothing of the organisation at all, it is covered if the
 * organisation names the programme at the option. The same as `cover_kind_at` of the database.
 */
export function coverageAt(
  rows: readonly CoverRow[],
  place: CoverPlace,
  isNamedAtOption: boolean,
): CoverageKind {
  if (rows.length > 0) return coverRowAt(rows, place)?.coverage ?? 'NOT_COVERED'
  return isNamedAtOption ? 'COVERED' : 'NOT_COVERED'
}

/** What is said of a doctor, a centre or a service as a whole; `PARTLY`: some of what they give is not covered. */
export const coverSummaries = [...coverages, 'PARTLY'] as const
export type CoverSummary = (typeof coverSummaries)[number]

/** What is covered of several things together. The same as `cover_together` of the database. */
export function coverTogether(parts: readonly CoverSummary[]): CoverSummary {
  const said = new Set(parts)
  if (said.size === 0) return 'NOT_COVERED'
  if (said.has('PARTLY')) return 'PARTLY'
  if (said.has('NOT_COVERED')) return said.size === 1 ? 'NOT_COVERED' : 'PARTLY'
  return said.has('LIMITED') ? 'LIMITED' : 'COVERED'
}
