import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { personFactsSql } from './person-facts-sql.ts'

interface Row {
  readonly number: string
  readonly said: PersonFacts
  /** Null: the person has not entered these facts. */
  readonly known: PersonFacts | null
}

/**
 * The persons behind an organisation's claimed patient records: facts as the organisation last sent them, and as
 * the person entered them.
 */
export async function claimedPeople(
  db: Kysely<DB>,
  providerId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly PersonFacts[]>> {
  const { rows } = await sql<Row>`
    select record.number, ${sql.raw(personFactsSql('record'))} as said,
      case when profile.last_name is not null then ${sql.raw(personFactsSql('profile'))} end as known
    from medical_record record join profile on profile.id = record.profile_id
    where record.provider_id = ${providerId} and record.number = any(${[...numbers]})`.execute(db)
  return new Map(rows.map(({ number, said, known }) => [number, known ? [said, known] : [said]]))
}
