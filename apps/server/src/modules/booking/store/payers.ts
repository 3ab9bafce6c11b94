import { compareCovers } from '@vizit/domain/programmes/best-cover.ts'
import type { CoverageKind, LimitPeriod } from '@vizit/domain/programmes/coverage.ts'
import { lastCoveredDay } from '@vizit/domain/programmes/last-covered-day.ts'
import { limitRenewsOn } from '@vizit/domain/programmes/limit-days.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isOptionAt } from '../../catalogue/public.ts'
import { type InLanguages, inLanguages, type TextRow, textColumns } from '../../visits/public.ts'

/** A programme of the patient, and what it pays for a visit. */
export interface Payer {
  readonly programId: string
  readonly caption: InLanguages
  readonly phones: readonly string[]
  readonly coverage: CoverageKind
  /** Percent; 0: it does not pay now. */
  readonly share: number
  readonly limit: PayerLimit | null
  /** Options of the service there that it covers, where it does not cover what was asked. */
  readonly coveredOptions: readonly { readonly id: string; readonly name: InLanguages }[]
}

interface PayerLimit {
  readonly name: InLanguages
  readonly visits: number
  readonly remaining: number
  readonly period: LimitPeriod
  readonly ofFamily: boolean
  /** Null: with the next contract, or the programme no longer covers the patient then. */
  readonly renewsOn: CivilDate | null
}

/** A visit of which it is asked who pays. */
export interface PaidVisit {
  readonly profileId: string
  readonly day: CivilDate
  readonly providerId: string
  readonly branchId: string
  readonly serviceId: string | null
  readonly optionId: string | null
  /** A booked visit that moves: it is not counted in its limit. */
  readonly visitId: string | null
}

interface Row extends TextRow<'caption'>, TextRow<'limit'> {
  readonly programme_code: string
  readonly phones: string[]
  readonly coverage: CoverageKind | null
  readonly share: number | null
  readonly visits: number
  readonly remaining: number | null
  readonly period: LimitPeriod
  readonly of_family: boolean
  readonly contract_from: CivilDate
  readonly contract_to: CivilDate | null
  readonly is_own: boolean
  readonly valid_to: CivilDate | null
  readonly birthday: CivilDate | null
  readonly covered_options: ({ readonly id: string } & TextRow<'name'>)[] | null
}

// Of two coverages by one programme that one counts by which `cover_visit` books.
const query = {
  name: 'payers',
  text: `
    select distinct on (p.programme_code) p.programme_code, ${textColumns('caption', 'g.caption')}, g.phones, p.coverage, p.share,
      p.remaining, l.visits, l.period, l.of_family, p.contract_from::text, p.contract_to::text,
      p.is_own, c.valid_to::text, person.birthday::text,
      ${textColumns('limit', 'l.name')}, case when p.coverage is null and $5::bigint is not null then (
        select json_agg(json_build_object('id', o.id::text, 'name_ru', o.name_ru, 'name_be', coalesce(o.name_be, o.name_ru),
          'name_en', coalesce(o.name_en, o.name_ru)) order by o.position, o.id)
        from service_option o
        where o.service_id = $5 and o.active and ${isOptionAt('$4::bigint')}
          and exists (select from coverage_at(p.programme_code, $3, $4, $5, o.id))) end as covered_options
    from payers_of($1, $2, $3, $4, $5, $6, $7) p
    join programme g on g.code = p.programme_code
    join profile person on person.id = $1
    join coverages_of($1, $2) c on c.coverage_id = p.coverage_id
    left join programme_limit l on l.id = p.limit_id
    order by p.programme_code, p.coverage is null, p.remaining <= 0 nulls first, p.is_own desc, p.coverage_id`,
}

/** All programmes that cover the patient on that day, that which pays most for the visit first. */
export async function readPayers({ reads }: Pick<Database, 'reads'>, asked: PaidVisit): Promise<Payer[]> {
  const { profileId, day, providerId, branchId, serviceId, optionId, visitId } = asked
  const values = [profileId, day, providerId, branchId, serviceId, optionId, visitId]
  const { rows } = await reads.query<Row>({ ...query, values })
  return rows.map(row => payerOf(row, day)).toSorted((a, b) => compareCovers(coverBy(a), coverBy(b)))
}

const coverBy = (payer: Payer) => ({ ...payer, shareFrom: payer.share, shareTo: payer.share })

function payerOf(row: Row, day: CivilDate): Payer {
  const { coverage, share, remaining } = row
  return {
    programId: row.programme_code,
    caption: inLanguages(row, 'caption'),
    phones: row.phones,
    coverage: coverage ?? 'NOT_COVERED',
    share: remaining !== null && remaining <= 0 ? 0 : (share ?? 0),
    limit:
      remaining === null
        ? null
        : {
            name: inLanguages(row, 'limit'),
            visits: row.visits,
            remaining: Math.max(0, remaining),
            period: row.period,
            ofFamily: row.of_family,
            renewsOn: renewalOf(row, day),
          },
    coveredOptions: (row.covered_options ?? []).map(option => ({
      id: option.id,
      name: inLanguages(option, 'name'),
    })),
  }
}

function renewalOf(row: Row, day: CivilDate): CivilDate | null {
  const contract = { from: row.contract_from, to: row.contract_to }
  const { validTo } = lastCoveredDay({ validTo: row.valid_to, isOwn: row.is_own }, row.birthday, day)
  return limitRenewsOn(row.period, day, contract, validTo)
}
