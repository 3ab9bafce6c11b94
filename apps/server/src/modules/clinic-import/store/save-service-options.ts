import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ClinicServiceOption } from '../clinic.ts'

export interface OptionsRequest {
  options: readonly ClinicServiceOption[]
  serviceIds: ReadonlyMap<string, string>
  branchIds: ReadonlyMap<string, string>
}

/** Writes the options of services in their order; removed ones stay only for their visits. */
export async function saveServiceOptions(
  trx: Kysely<DB>,
  providerId: string,
  { options, serviceIds, branchIds }: OptionsRequest,
): Promise<void> {
  const records = options.map((option, position) => ({
    service_id: serviceIds.get(option.service),
    code: option.code,
    name_ru: option.name.ru,
    name_be: option.name.be,
    name_en: option.name.en,
    price_kind: option.priceKind,
    price_from: option.priceFrom,
    price_to: option.priceTo,
    coverer_codes: option.programmes,
    position,
    branch_ids: option.branches.map(code => branchIds.get(code)),
  }))
  await sql`update service_option set active = false where provider_id = ${providerId} and active`.execute(
    trx,
  )
  await sql`delete from service_option_branch where provider_id = ${providerId}`.execute(trx)
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row (
        service_id bigint, code text, name_ru text, name_be text, name_en text,
        price_kind text, price_from numeric, price_to numeric, coverer_codes text[], position int, branch_ids bigint[])
    ), written as (
      insert into service_option (provider_id, service_id, code, name_ru, name_be, name_en,
        price_kind, price_from, price_to, coverer_codes, position)
      select ${providerId}, service_id, code, name_ru, name_be, name_en,
        price_kind, price_from, price_to, coverer_codes, position from given
      on conflict (service_id, code) do update set
        name_ru = excluded.name_ru, name_be = excluded.name_be, name_en = excluded.name_en,
        price_kind = excluded.price_kind, price_from = excluded.price_from, price_to = excluded.price_to,
        coverer_codes = excluded.coverer_codes, position = excluded.position, active = true
      returning id, service_id, code
    )
    insert into service_option_branch (option_id, branch_id, provider_id)
    select written.id, branch_id, ${providerId}
    from written join given using (service_id, code), unnest(given.branch_ids) branch_id`.execute(trx)
}
