import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { SealingKeys } from '../../../platform/sealing/sealing-keys.ts'
import { openNote, type StoredNote, sealNote } from '../guest-note-encryption.ts'

const BATCH = 500

/** Encrypts notes that are in clear or encrypted by the former key; returns for how many visits. */
export async function resealNotes(
  db: Kysely<DB>,
  { current, former = current }: SealingKeys,
): Promise<number> {
  let resealed = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('visit_contact')
      .select(['visit_id as visitId', 'note', 'note_sealed as noteSealed'])
      .where('visit_id', '>', after)
      .where(where => where.or([where('note', 'is not', null), where('note_sealed', 'is not', null)]))
      .orderBy('visit_id')
      .limit(BATCH)
      .execute()
    for (const row of rows) resealed += (await reseal(db, row, { current, former })) ? 1 : 0
    const last = rows.at(-1)
    if (!last) return resealed
    after = last.visitId
  }
}

async function reseal(
  db: Kysely<DB>,
  row: StoredNote,
  { current, former }: Required<SealingKeys>,
): Promise<boolean> {
  if (row.note === null && openNote(current, row) !== null) return false
  const note = openNote(former as Buffer, row)
  if (note === null) return false
  const { numUpdatedRows } = await db
    .updateTable('visit_contact')
    .set({ note: null, note_sealed: sealNote(current, row.visitId, note) })
    .where('visit_id', '=', row.visitId)
    // Skips notes that were deleted meanwhile.
    .where(where => where.or([where('note', '=', row.note), where('note_sealed', '=', row.noteSealed)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
