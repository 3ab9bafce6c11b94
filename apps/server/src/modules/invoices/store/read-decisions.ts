import type { DecisionKind } from '@vizit/domain/invoices/invoice-decision.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface DecisionRow {
  readonly number: number
  readonly invoice: string
  readonly version: number
  readonly providerCode: string
  readonly covererCode: string
  readonly visitDate: string
  readonly decision: DecisionKind | 'UNANSWERED'
  readonly reason: string | null
  readonly decidedAt: Date
  readonly positions: {
    position: number
    name: string
    serviceCode: string | null
    quantity: number
    amount: number
    covered: number
    accepted: boolean
    reason: string | null
  }[]
  /** Whether the visit was booked with the programme. */
  readonly isBookedWithIt: boolean
  readonly orderId: string
  readonly visitNumber: string | null
  readonly member: string | null
}

/** Whose invoices: those of an organisation, or to a programme. */
export type DecisionsOf = { readonly provider: string } | { readonly programme: string }

interface Asked {
  readonly of: DecisionsOf
  readonly after: number
  readonly limit: number
}

const whose = (of: DecisionsOf) =>
  'provider' in of
    ? sql`p.code = ${of.provider}`
    : sql`i.programme_code = ${of.programme}
        and exists (select from invoice_position s left join invoice_rejection r on (r.invoice_id, r.position) = (s.invoice_id, s.position)
          where s.invoice_id = i.id and s.covered > 0
            and (v.coverer_code = i.programme_code or o.kind in ('CONFIRMED', 'PARTIAL') and r.position is null))`

/**
 * Decisions with a number above `after`, in the order in which they were committed. A number is given while its predecessor can be read
 * already, so a reader who goes on from the last number misses none. A coverer is told of those of which `partOfCoverer` leaves it a part.
 */
export async function readDecisions(db: Kysely<DB>, { of, after, limit }: Asked): Promise<DecisionRow[]> {
  const { rows } = await sql<Omit<DecisionRow, 'number'> & { number: string }>`
    select o.number, i.code as invoice, o.version, p.code as "providerCode", i.programme_code as "covererCode",
      (v.starts_at at time zone 'Europe/Minsk')::date as "visitDate", o.kind as decision, o.reason,
      o.decided_at as "decidedAt",
      (select json_agg(json_build_object('position', s.position, 'name', s.name, 'serviceCode', s.service_code,
          'quantity', s.quantity, 'amount', s.amount, 'covered', s.covered,
          'accepted', o.kind in ('CONFIRMED', 'PARTIAL') and r.position is null, 'reason', r.reason) order by s.position)
        from invoice_position s left join invoice_rejection r on (r.invoice_id, r.position) = (s.invoice_id, s.position)
        where s.invoice_id = i.id) as positions,
      coalesce(v.coverer_code = i.programme_code, false) as "isBookedWithIt", v.id as "orderId", (select g.number from registry_visit g where g.visit_id = v.id) as "visitNumber",
      -- By whom the visit was booked as covered, also a relative; else as whom the patient was covered on its day.
      coalesce(
        (select m.code from coverage_use u join programme_member m on m.id = u.member_id
          where u.visit_id = v.id and u.programme_code = i.programme_code),
        (select m.code from coverage c join programme_member m on m.id = c.member_id
          where c.profile_id = v.profile_id and c.programme_code = i.programme_code
          order by c.linked_at <= v.starts_at and coalesce(c.ended_at > v.starts_at, true) desc, c.linked_at desc
          limit 1)) as member
    from invoice_decision o
    join invoice i on i.id = o.invoice_id
    join visit v on v.id = i.visit_id
    join provider p on p.id = i.provider_id
    where o.number > ${after} and ${whose(of)}
    order by o.number limit ${limit}`.execute(db)
  return rows.map(row => ({ ...row, number: Number(row.number) }))
}

/** The number of the last of these decisions that is at most `upTo`; 0: there is none. */
export async function lastDecision(
  db: Kysely<DB>,
  { of, upTo }: { readonly of: DecisionsOf; readonly upTo: number },
): Promise<number> {
  if (upTo === 0) return 0
  const { rows } = await sql<{ number: string }>`
    select o.number
    from invoice_decision o
    join invoice i on i.id = o.invoice_id
    join visit v on v.id = i.visit_id
    join provider p on p.id = i.provider_id
    where o.number <= ${upTo} and ${whose(of)}
    order by o.number desc limit 1`.execute(db)
  return Number(rows[0]?.number ?? 0)
}
