import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { DrugsDeps } from '../deps.ts'

interface PharmacyDetails {
  /** Of what it sent last. */
  readonly stockAsOf: Date | null
  /** Of the oldest and the newest price that is shown; null: none is. */
  readonly oldestAsOf: Date | null
  readonly newestAsOf: Date | null
  /** Names of public holidays of the next weeks, by date. */
  readonly notes: Readonly<Record<CivilDate, string>>
}

const detailsQuery = (language: Language) => ({
  name: `pharmacy-details-${language}`,
  text: `
  select greatest(p.stock_as_of, p.changes_as_of, told.newest) as "stockAsOf", shown.oldest as "oldestAsOf",
    shown.newest as "newestAsOf", coalesce((
    select json_object_agg(h.date, h.name_${language}) from public_holiday h
    where h.date between $2::date - 1 and $2::date + 33), '{}') as notes
  from pharmacy p
  cross join lateral (select max(s.as_of) as newest from stock s where s.pharmacy_id = p.id) told
  cross join lateral (
    select min(coalesce(s.as_of, p.stock_as_of)) as oldest, max(coalesce(s.as_of, p.stock_as_of)) as newest
    from stock s where s.pharmacy_id = p.id and coalesce(s.as_of, p.stock_as_of) > $3
      and (s.best_before is null or s.best_before >= $2::date)) shown
  where p.id = $1`,
})

/** What a pharmacy's own page says besides what lists say. */
export async function readPharmacyDetails(
  { database, clock }: DrugsDeps,
  { id, after, language }: { readonly id: string; readonly after: Date; readonly language: Language },
): Promise<PharmacyDetails> {
  const values = [id, civilDateOf(clock.now()), after]
  const { rows } = await database.reads.query<PharmacyDetails>({ ...detailsQuery(language), values })
  return rows[0] ?? { stockAsOf: null, oldestAsOf: null, newestAsOf: null, notes: {} }
}
