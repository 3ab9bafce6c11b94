import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ValuesOf } from '../../clinic-import/public.ts'
import type { contractsTable, coverTable, limitsTable, programmeTable } from '../files/tables.ts'
import { type KnownPlaces, SERVICE_ITSELF } from './read-known-places.ts'

type ProgrammeValues = ValuesOf<(typeof programmeTable)['columns']>
type ContractValues = ValuesOf<(typeof contractsTable)['columns']>
type LimitValues = ValuesOf<(typeof limitsTable)['columns']>
type CoverValues = ValuesOf<(typeof coverTable)['columns']>

/** One programme is brought in at a time. */
export async function lockProgramme(trx: Kysely<DB>, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vizit programme ' || ${code}::text, 0))`.execute(
    trx,
  )
}

/** A programme that the operator switched off stays off. Returns whether it is on. */
export async function saveProgrammeItself(trx: Kysely<DB>, programme: ProgrammeValues): Promise<boolean> {
  const { code, domains } = programme
  const columns = {
    caption_ru: programme.nameRu,
    caption_be: programme.nameBe,
    caption_en: programme.nameEn,
    phones: programme.phones,
    covers_family: programme.coversFamily,
    is_limited: programme.isLimited,
    about_ru: programme.aboutRu,
    about_be: programme.aboutBe,
    about_en: programme.aboutEn,
    joining_ru: programme.joiningRu,
    joining_be: programme.joiningBe,
    joining_en: programme.joiningEn,
  }
  const { active } = await trx
    .insertInto('programme')
    .values({ code, kind: programme.kind, ...columns })
    .onConflict(conflict => conflict.column('code').doUpdateSet(columns))
    .returning('active')
    .executeTakeFirstOrThrow()
  await sql`delete from programme_domain where programme_code = ${code} and domain <> all(${domains})`.execute(
    trx,
  )
  await sql`
    insert into programme_domain (domain, programme_code) select domain, ${code} from unnest(${domains}::text[]) domain
    on conflict do nothing`.execute(trx)
  return active
}

export async function saveContracts(
  trx: Kysely<DB>,
  programme: string,
  contracts: readonly ContractValues[],
  now: Date,
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(contracts)}::jsonb)
        as row (code text, "activatesOn" date, "endsOn" date, "isReady" boolean, "needsSuffix" boolean)
    ), missing as (
      update programme_contract set removed_at = ${now}
      where programme_code = ${programme} and removed_at is null and code not in (select code from given)
    )
    insert into programme_contract (programme_code, code, activates_on, ends_on, is_ready, needs_suffix)
    select ${programme}, code, "activatesOn", "endsOn", "isReady", "needsSuffix" from given
    on conflict (programme_code, code) do update set
      activates_on = excluded.activates_on, ends_on = excluded.ends_on, is_ready = excluded.is_ready,
      needs_suffix = excluded.needs_suffix, removed_at = null`.execute(trx)
}

export async function saveLimits(
  trx: Kysely<DB>,
  programme: string,
  limits: readonly LimitValues[],
  now: Date,
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
        as row (code text, "nameRu" text, "nameBe" text, "nameEn" text, visits int, period text, sharing text)
    ), missing as (
      update programme_limit set removed_at = ${now}
      where programme_code = ${programme} and removed_at is null and code not in (select code from given)
    )
    insert into programme_limit (programme_code, code, name_ru, name_be, name_en, visits, period, of_family)
    select ${programme}, code, "nameRu", "nameBe", "nameEn", visits, period, sharing = 'family' from given
    on conflict (programme_code, code) do update set
      name_ru = excluded.name_ru, name_be = excluded.name_be, name_en = excluded.name_en, visits = excluded.visits,
      period = excluded.period, of_family = excluded.of_family, removed_at = null`.execute(trx)
}

/** Replaces what is covered: a row that the file lacks says nothing any more. */
export async function saveCover(
  trx: Kysely<DB>,
  programme: string,
  cover: readonly CoverValues[],
  { clinics }: KnownPlaces,
): Promise<void> {
  const rows = cover.map(({ clinic, branch, service, option, coverage, share, limit }) => {
    const places = clinics.get(clinic)
    const options = service === null ? undefined : places?.services.get(service)
    return {
      provider_id: places?.id,
      branch_id: branch === null ? null : places?.branches.get(branch),
      service_id: options?.get(SERVICE_ITSELF) ?? null,
      option_id: option === null ? null : options?.get(option),
      coverage,
      share,
      limit,
    }
  })
  await sql`delete from programme_cover where programme_code = ${programme}`.execute(trx)
  await sql`
    insert into programme_cover (programme_code, provider_id, branch_id, service_id, option_id, coverage, share, limit_id)
    select ${programme}, provider_id, branch_id, service_id, option_id, coverage, share, l.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (provider_id bigint, branch_id bigint,
      service_id bigint, option_id bigint, coverage text, share int, "limit" text)
    left join programme_limit l on l.programme_code = ${programme} and l.code = row."limit"`.execute(trx)
}
