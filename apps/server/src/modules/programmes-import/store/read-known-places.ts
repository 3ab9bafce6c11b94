import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { normalizeDomain } from '../../../platform/email/normalize-email.ts'

export interface KnownClinic {
  readonly id: string
  /** Ids by the clinic's codes. */
  readonly branches: ReadonlyMap<string, string>
  /** Options of each service, ids by codes; the service's own id is that of the empty code. */
  readonly services: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** What a programme's folder may name. */
export interface KnownPlaces {
  readonly clinics: ReadonlyMap<string, KnownClinic>
  /** Kinds of programmes by code. */
  readonly kinds: ReadonlyMap<string, string>
  /** Programmes by domain. */
  readonly domains: ReadonlyMap<string, string>
}

/** The id of a service itself in the map of its options. */
export const SERVICE_ITSELF = ''

export async function readKnownPlaces(db: Kysely<DB>, codes: readonly string[]): Promise<KnownPlaces> {
  const { rows } = await sql<{
    code: string
    id: string
    branches: Record<string, string> | null
    services: Record<string, Record<string, string>> | null
  }>`
    select p.code, p.id::text as id,
      (select json_object_agg(b.code, b.id::text) from branch b where b.provider_id = p.id) as branches,
      (select json_object_agg(s.code, coalesce((
        select jsonb_object_agg(o.code, o.id::text) from service_option o where o.service_id = s.id), '{}')
        || jsonb_build_object(${SERVICE_ITSELF}::text, s.id::text))
        from service s where s.provider_id = p.id) as services
    from provider p where p.code = any(${codes})`.execute(db)
  const programmes = await db.selectFrom('programme').select(['code', 'kind']).execute()
  const domains = await db.selectFrom('programme_domain').select(['domain', 'programme_code']).execute()
  return {
    clinics: new Map(
      rows.map(({ code, id, branches, services }) => [
        code,
        {
          id,
          branches: new Map(Object.entries(branches ?? {})),
          services: new Map(
            Object.entries(services ?? {}).map(([service, options]) => [
              service,
              new Map(Object.entries(options)),
            ]),
          ),
        },
      ]),
    ),
    kinds: new Map(programmes.map(({ code, kind }) => [code, kind])),
    domains: new Map(domains.map(({ domain, programme_code }) => [normalizeDomain(domain), programme_code])),
  }
}
