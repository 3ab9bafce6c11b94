import type { CardState } from '@vizit/domain/programmes/coverage.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import {
  hasPerson,
  type MemberData,
  memberHashes,
  memberRowHash,
  type ProgrammeKeys,
  sealMember,
} from '../../programmes/public.ts'

export interface MemberRow extends MemberData {
  readonly code: string
  readonly contract: string
  readonly family: string | null
  readonly card: CardState
  readonly validFrom: CivilDate | null
  readonly validTo: CivilDate | null
}

/** A table of this transaction alone, in which a file is collected before it is compared with what is stored. */
export async function createStage(trx: Kysely<DB>): Promise<void> {
  await sql`
    create temporary table member_stage (
      code text not null, contract text not null, barcode_hash bytea, number_hash bytea, email_hash bytea,
      family_code text not null, card text not null, valid_from date, valid_to date, has_person boolean not null,
      sealed text not null, row_hash bytea not null
    ) on commit drop`.execute(trx)
}

const hex = (bytes: Buffer | null) => (bytes === null ? null : `\\x${bytes.toString('hex')}`)

/** Seals rows and writes them into the stage. */
export async function stageMembers(
  trx: Kysely<DB>,
  programme: string,
  rows: readonly MemberRow[],
  keys: ProgrammeKeys,
): Promise<void> {
  const staged = rows.map(({ code, contract, family, card, validFrom, validTo, ...data }) => {
    const hashes = memberHashes(keys, data)
    return {
      code,
      contract,
      barcode_hash: hex(hashes.barcode),
      number_hash: hex(hashes.number),
      email_hash: hex(hashes.email),
      family_code: family ?? code,
      card,
      valid_from: validFrom,
      valid_to: validTo,
      has_person: hasPerson(data),
      sealed: sealMember(keys.member, programme, code, data),
      row_hash: hex(
        memberRowHash(keys, { contract, family: family ?? code, card, validFrom, validTo, data }),
      ),
    }
  })
  await sql`
    insert into member_stage select * from jsonb_to_recordset(${JSON.stringify(staged)}::jsonb) as row (
      code text, contract text, barcode_hash bytea, number_hash bytea, email_hash bytea, family_code text, card text,
      valid_from date, valid_to date, has_person boolean, sealed text, row_hash bytea)`.execute(trx)
}
