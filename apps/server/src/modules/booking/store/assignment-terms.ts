import type { AgeLimits } from '@vizit/domain/booking/age-limits.ts'
import type { BookingTerms } from '@vizit/domain/booking/decline-reasons.ts'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database/database.ts'
import {
  type AssignmentDetails,
  type AssignmentDetailsRow,
  assignmentDetailsColumns,
  assignmentDetailsOf,
  assignmentDetailsTables,
} from '../../visits/public.ts'

/** An assignment with its names and its booking terms. */
export interface AssignmentTerms {
  readonly place: AssignmentDetails
  readonly terms: Omit<BookingTerms, 'service'>
}

interface Remembered extends AssignmentTerms {
  readonly version: string
}

/** A row of `termsColumns`. */
export interface TermsRow {
  readonly bookable: boolean
  readonly provider_active: boolean
  readonly provider_online: boolean
  readonly booking_policy: BookingTerms['policy']
  readonly adult: boolean
  readonly children: boolean
  readonly adult_age: number | null
  readonly adult_age_to: number | null
  readonly children_age: number | null
  readonly children_age_to: number | null
}

/** SQL: the booking terms, selected from `assignmentDetailsTables`. */
export const termsColumns = `a.active and d.active and b.active as bookable, p.active as provider_active,
    p.online_booking as provider_online, a.booking_policy,
    d.adult, d.children, d.adult_age, d.adult_age_to, d.children_age, d.children_age_to`

const query = {
  name: 'offered-place',
  text: `select ${assignmentDetailsColumns}, ${termsColumns}
  from ${assignmentDetailsTables} where a.id = $1`,
}

/** Cached assignments; about two kilobytes each. */
const REMEMBERED = 5000
const memories = new WeakMap<Database['reads'], LRUCache<string, Remembered>>()

/**
 * The names and terms of an assignment, cached until `catalogue_version` of its organisation changes. A change of
 * any column that is read here increments that version in the same transaction (migration 0031).
 */
export async function assignmentTerms(
  { reads }: Pick<Database, 'reads'>,
  assignmentId: string,
  version: string,
): Promise<AssignmentTerms | undefined> {
  const memory = memoryOf(reads)
  const known = memory.get(assignmentId)
  if (known?.version === version) return known
  const { rows } = await reads.query<AssignmentDetailsRow & TermsRow>({ ...query, values: [assignmentId] })
  const [row] = rows
  if (!row) return undefined
  const read = { version, place: assignmentDetailsOf(row), terms: termsOf(row) }
  memory.set(assignmentId, read)
  return read
}

function memoryOf(reads: Database['reads']) {
  const memory = memories.get(reads) ?? new LRUCache<string, Remembered>({ max: REMEMBERED })
  memories.set(reads, memory)
  return memory
}

export const termsOf = (row: TermsRow): AssignmentTerms['terms'] => ({
  clinicActive: row.provider_active,
  onlineBooking: row.bookable && row.provider_online,
  policy: row.booking_policy,
  ages: agesOf(row),
})

const agesOf = (row: TermsRow): AgeLimits => ({
  adult: row.adult,
  children: row.children,
  adultAge: row.adult_age,
  adultAgeTo: row.adult_age_to,
  childrenAge: row.children_age,
  childrenAgeTo: row.children_age_to,
})
