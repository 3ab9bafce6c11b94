import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { DrugsDeps } from '../deps.ts'

interface PharmacyDetails {
  /** Of its last prices. */
  readonly stockAsOf: Date | null
  /** Names of public holidays of the next weeks, by date. */
  readonly notes: Readonly<Record<CivilDate, string>>
}

const detailsQuery = (language: Language) => ({
  name: `pharmacy-details-${language}`,
  text: `
  select greatest(p.stock_as_of, p.changes_as_of, (select max(s.as_of) from stock s where s.pharmacy_id = p.id)) as "stockAsOf", coalesce((
    select json_object_agg(h.date, h.name_${language}) from public_holiday h
    where h.date between $2::date - 1 and $2::date + 33), '{}') as notes
  from pharmacy p where p.id = $1`,
})

/** What a pharmacy's own page says besides what lists say. */
export async function readPharmacyDetails(
  { database, clock }: DrugsDeps,
  id: string,
  language: Language,
): Promise<PharmacyDetails> {
  const values = [id, civilDateOf(clock.now())]
  const { rows } = await database.reads.query<PharmacyDetails>({ ...detailsQuery(language), values })
  return rows[0] ?? { stockAsOf: null, notes: {} }
}
