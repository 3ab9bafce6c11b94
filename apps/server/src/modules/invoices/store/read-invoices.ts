import type { DecisionKind } from '@vizit/domain/invoices/invoice-decision.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { isAfter, isSettled, type ListPosition, orderOfInvoice } from './list-position.ts'

export interface InvoiceRow {
  readonly id: string
  readonly code: string
  readonly version: number
  readonly isClosed: boolean
  readonly orderId: string
  readonly profileId: string
  readonly startDate: Date
  readonly isVisitCancelled: boolean
  readonly isBookedWithProgramme: boolean
  readonly providerCode: string
  readonly providerName: string
  readonly branchName: string
  readonly physicianName: string
  readonly covererCode: string
  readonly covererName: string
  readonly issuedOn: string
  readonly answerUntil: Date
  readonly positions: readonly {
    readonly position: number
    readonly name: string
    readonly serviceCode: string | null
    readonly quantity: number
    readonly amount: number
    readonly covered: number
    readonly rejection: string | null
  }[]
  readonly decision: {
    readonly kind: DecisionKind | 'UNANSWERED'
    readonly reason: string | null
    readonly version: number
  } | null
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  /** First and last name of whoever decided. */
  readonly decidedByName: string | null
}

interface OfPeople {
  readonly profileIds: readonly string[]
  /** Those for one visit. Missing: for all. */
  readonly orderId?: string | undefined
}

type Asked = (OfPeople | { readonly invoiceId: string }) & {
  readonly language: Language
  readonly after?: ListPosition | null
  /** Missing: all of them. */
  readonly limit?: number
}

const ofPeople = ({ profileIds, orderId }: OfPeople) => sql`
  v.profile_id = any(${[...profileIds]}::uuid[]) and (${orderId ?? null}::uuid is null or v.id = ${orderId ?? null}::uuid)`

/** Invoices: the open ones first, by their deadline, then the newest. */
export async function readInvoices(
  db: Kysely<DB>,
  { language, after, limit, ...asked }: Asked,
): Promise<InvoiceRow[]> {
  const inLanguage = (column: string) =>
    sql`coalesce(${sql.ref(`${column}_${language}`)}, ${sql.ref(`${column}_ru`)})`
  const which = 'invoiceId' in asked ? sql`i.id = ${asked.invoiceId}::uuid` : ofPeople(asked)
  const { rows } = await sql<InvoiceRow>`
    select i.id, i.code, i.version, ${isSettled} as "isClosed", v.id as "orderId", v.profile_id as "profileId", v.starts_at as "startDate",
      v.status = 'cancelled' as "isVisitCancelled", coalesce(v.coverer_code = i.programme_code, false) as "isBookedWithProgramme",
      p.code as "providerCode", ${inLanguage('p.name')} as "providerName", ${inLanguage('b.name')} as "branchName",
      concat_ws(' ', ${inLanguage('d.last_name')}, ${inLanguage('d.first_name')}, ${inLanguage('d.middle_name')}) as "physicianName",
      g.code as "covererCode", ${inLanguage('g.caption')} as "covererName",
      i.issued_on as "issuedOn", i.answer_until as "answerUntil",
      (select json_agg(json_build_object('position', s.position, 'name', s.name, 'serviceCode', s.service_code,
          'quantity', s.quantity, 'amount', s.amount, 'covered', s.covered, 'rejection', r.reason) order by s.position)
        from invoice_position s left join invoice_rejection r on (r.invoice_id, r.position) = (s.invoice_id, s.position)
        where s.invoice_id = i.id) as positions,
      case when o.invoice_id is not null
        then json_build_object('kind', o.kind, 'reason', o.reason, 'version', o.version) end as decision,
      o.decided_at as "decidedAt", o.decided_by as "decidedBy",
      nullif(concat_ws(' ', who.first_name, who.last_name), '') as "decidedByName"
    from invoice i
    join visit v on v.id = i.visit_id
    join provider p on p.id = i.provider_id
    join assignment a on a.id = v.assignment_id
    join branch b on b.id = a.branch_id
    join doctor d on d.id = a.doctor_id
    join programme g on g.code = i.programme_code
    left join invoice_decision o on o.invoice_id = i.id
    left join family_relation me on me.account_id = o.decided_by and me.rel_kind = 'ME'
    left join profile who on who.id = me.profile_id
    where ${which} and ${after ? isAfter(after) : sql`true`}
    order by ${orderOfInvoice} limit ${limit ?? null}`.execute(db)
  return rows
}

export async function countInvoices(db: Kysely<DB>, asked: OfPeople): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invoice i join visit v on v.id = i.visit_id where ${ofPeople(asked)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function readInvoice(
  db: Kysely<DB>,
  invoiceId: string,
  language: Language,
): Promise<InvoiceRow | undefined> {
  const [row] = await readInvoices(db, { invoiceId, language })
  return row
}
