import { randomUUID } from 'node:crypto'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'

export interface CoverOptions {
  /** Of the programme. */
  readonly code: string
  readonly kind?: 'EMPLOYER' | 'INSURER'
  /** `YYYY-MM-DD` */
  readonly activatesOn?: string
  /** The last day; null: without an end. */
  readonly endsOn?: string | null
  readonly coversFamily?: boolean
  /** The coverer's code of the member with whom limits are shared; itself if it is left out. */
  readonly family?: string
}

let members = 0

/** Makes a person a member of a programme, which is made where it does not exist; returns the ids of the rows. */
export async function coverPerson(
  db: Kysely<DB>,
  profileId: string,
  {
    code,
    kind = 'EMPLOYER',
    activatesOn = '2026-01-01',
    endsOn = null,
    coversFamily = false,
    family,
  }: CoverOptions,
) {
  await db
    .insertInto('programme')
    .values({
      code,
      kind,
      caption_ru: `Программа ${code}`,
      caption_be: `Праграма ${code}`,
      covers_family: coversFamily,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const number = ++members
  const { id: contractId } = await db
    .insertInto('programme_contract')
    .values({ programme_code: code, code: `contract-${number}`, activates_on: activatesOn, ends_on: endsOn })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: memberId } = await db
    .insertInto('programme_member')
    .values({
      programme_code: code,
      contract_id: contractId,
      code: `member-${number}`,
      family_code: family ?? `member-${number}`,
      has_person: false,
      sealed: '',
      row_hash: Buffer.from(`${number}`),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const coverageId = randomUUID()
  await db
    .insertInto('coverage')
    .values({
      id: coverageId,
      profile_id: profileId,
      programme_code: code,
      member_id: memberId,
      linked_at: new Date(`${activatesOn}T00:00:00Z`),
    })
    .execute()
  return { contractId, memberId, coverageId }
}
