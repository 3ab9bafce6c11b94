import { FORMER_PRICE_LASTS } from '@vizit/domain/drugs/held-price.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { readValues } from '../../remote-config/public.ts'

const HOUR_MS = 3_600_000

/** From when on prices are shown, and from when on what a sender asked is a measure for what it asks now. */
export async function readPriceAges(
  db: Kysely<DB>,
  now: Date,
): Promise<{ readonly shownAfter: Date; readonly measureAfter: Date }> {
  const { hiddenHours } = (await readValues(db)).drugPrices
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  return { shownAfter: before(hiddenHours), measureAfter: before(hiddenHours * FORMER_PRICE_LASTS) }
}
