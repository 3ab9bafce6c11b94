import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'

export interface ConnectionState {
  readonly connector: string
  readonly baseUrl: string
  readonly booking: string
  readonly comparedAt: Date | null
  readonly problem: string | null
  readonly failingSince: Date | null
  /** Why results or prescriptions of patients cannot be read; where all can, the oldest problem of one patient's. */
  readonly resultsProblem: string | null
  readonly resultsFailingSince: Date | null
  readonly schedules: number
  readonly freeSlots: number
  readonly openOperations: number
}

/** The state of an organisation's connection. Undefined: it has none. */
export async function showConnection(
  db: Kysely<DB>,
  providerCode: string,
  now: Date,
): Promise<ConnectionState | undefined> {
  const { rows } = await sql<ConnectionState>`
    select connector, base_url as "baseUrl", booking, compared_at as "comparedAt", problem, failing_since as "failingSince",
      coalesce(results_problem, unread.what) as "resultsProblem",
      case when results_problem is null then unread.since else results_failing_since end as "resultsFailingSince",
      (select count(*)::int from fhir_schedule one where one.provider_id = provider.id) as schedules,
      (select count(*)::int from fhir_slot one join timeslot slot on slot.id = one.timeslot_id
        where one.provider_id = provider.id and slot.visit_id is null and not slot.withdrawn
          and slot.starts_at > ${now}) as "freeSlots",
      (select count(*)::int from fhir_operation one
        where one.provider_id = provider.id and state <> 'ended') as "openOperations"
    from fhir_connection join provider on provider.id = provider_id
    left join lateral (
      select one.results_problem as what, one.results_failing_since as since from fhir_patient one
      where one.provider_id = provider.id and one.results_problem is not null
      order by one.results_failing_since, one.profile_id limit 1) unread on true
    where code = ${providerCode}`.execute(db)
  return rows[0]
}
