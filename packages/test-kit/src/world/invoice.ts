import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { Clock } from '@vizit/server/platform/clock.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'

export interface InvoiceGiven {
  /** Of the programme, which is made where it does not exist. */
  readonly programme?: string
  readonly code?: string
  /** Days until the end of the time for an answer. */
  readonly days?: number
  readonly positions?: readonly {
    readonly name: string
    /** Kopecks. */
    readonly amount: number
    readonly covered?: number
  }[]
}

const POSITIONS = [
  { name: 'Консультация кардиолога', amount: 6500 },
  { name: 'ЭКГ', amount: 2550, covered: 2000 },
]

/** Inserts an invoice for a visit; returns its id. */
export async function createInvoice(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  visitId: string,
  { programme = 'bns', code = randomUUID(), days = 10, positions = POSITIONS }: InvoiceGiven = {},
): Promise<string> {
  await db
    .insertInto('programme')
    .values({ code: programme, kind: 'INSURER', caption_ru: `Программа ${programme}` })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { provider_id } = await db
    .selectFrom('visit')
    .select('provider_id')
    .where('id', '=', visitId)
    .executeTakeFirstOrThrow()
  const [id, now] = [randomUUID(), clock.now()]
  await db
    .insertInto('invoice')
    .values({
      ...{ id, provider_id, code, visit_id: visitId, programme_code: programme },
      issued_on: '2026-03-01',
      received_at: now,
      answer_until: new Date(now.getTime() + days * DAY_MS),
      content_hash: Buffer.from(id),
    })
    .execute()
  await db
    .insertInto('invoice_position')
    .values(
      positions.map(({ name, amount, covered = amount }, index) => ({
        ...{ invoice_id: id, position: index + 1, name, quantity: 1 },
        amount: String(amount),
        covered: String(covered),
      })),
    )
    .execute()
  return id
}
