import type { CardState } from '@vizit/domain/programmes/coverage.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type ProgrammeKeys, programmeKeys } from '../keys.ts'
import { memberHashes, memberRowHash, openMember, sealMember } from '../sealing/sealed-member.ts'

const BATCH = 1000

interface StoredMember {
  readonly id: string
  readonly programme: string
  readonly code: string
  readonly contract: string
  readonly family: string
  readonly card: CardState
  readonly validFrom: CivilDate | null
  readonly validTo: CivilDate | null
  readonly sealed: string
  readonly gone: boolean
}

const hex = (bytes: Buffer | null) => (bytes === null ? null : `\\x${bytes.toString('hex')}`)

/** Seals members' data by the key of the new secret, and finds them by it. Without a former secret there is nothing to do. */
export async function resealMembers(
  db: Kysely<DB>,
  { secret, formerSecret }: { readonly secret: string; readonly formerSecret?: string | undefined },
): Promise<number> {
  if (formerSecret === undefined) return 0
  const [current, former] = [programmeKeys(secret), programmeKeys(formerSecret)]
  let resealed = 0
  for (let after = '0'; ; ) {
    const { rows } = await sql<StoredMember>`
      select m.id::text as id, m.programme_code as programme, m.code, c.code as contract, m.family_code as family, m.card,
        m.valid_from as "validFrom", m.valid_to as "validTo", m.sealed,
        m.barcode_hash is null and m.number_hash is null and m.email_hash is null as gone
      from programme_member m join programme_contract c on c.id = m.contract_id
      where m.id > ${after}::bigint order by m.id limit ${BATCH}`.execute(db)
    const last = rows.at(-1)
    if (!last) return resealed
    after = last.id
    resealed += await rewrite(db, rows, { current, former })
  }
}

async function rewrite(
  db: Kysely<DB>,
  rows: readonly StoredMember[],
  { current, former }: { readonly current: ProgrammeKeys; readonly former: ProgrammeKeys },
): Promise<number> {
  const anew = rows.flatMap(({ id, programme, code, sealed, gone, ...terms }) => {
    const data = openMember(former.member, programme, code, sealed)
    if (!data) return []
    const hashes = gone
      ? { barcode: null, number: null, base: null, email: null }
      : memberHashes(current, data)
    return [
      {
        id,
        former: sealed,
        sealed: sealMember(current.member, programme, code, data),
        barcode_hash: hex(hashes.barcode),
        number_hash: hex(hashes.number),
        base_hash: hex(hashes.base),
        email_hash: hex(hashes.email),
        row_hash: hex(memberRowHash(current, { ...terms, data })),
      },
    ]
  })
  // A row that an import has changed meanwhile is sealed by the present key already.
  const { numAffectedRows } = await sql`
    update programme_member kept set sealed = t.sealed, barcode_hash = t.barcode_hash, number_hash = t.number_hash,
      base_hash = t.base_hash, email_hash = t.email_hash, row_hash = t.row_hash
    from jsonb_to_recordset(${JSON.stringify(anew)}::jsonb) as t (id bigint, former text, sealed text,
      barcode_hash bytea, number_hash bytea, base_hash bytea, email_hash bytea, row_hash bytea)
    where kept.id = t.id and kept.sealed = t.former`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
