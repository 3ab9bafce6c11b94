import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import { isSealing } from '../../platform/sealing/sealing.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { open, seal } from '../../platform/secret/encrypt-text.ts'

/** A guest's note to the clinic as `visit_contact` stores it, in one of two columns: in clear or encrypted. */
export interface StoredNote {
  readonly visitId: string
  readonly note: string | null
  readonly noteSealed: string | null
}

export const guestNoteKey = (secret: string): Buffer => deriveKey(secret, 'guest-note')

/** Null: there is no note, or it was encrypted with another server secret. */
export function openNote(key: Buffer, { visitId, note, noteSealed }: StoredNote): string | null {
  return noteSealed === null ? note : open(key, noteSealed, visitId)
}

export const sealNote = (key: Buffer, visitId: string, note: string): string => seal(key, note, visitId)

/** The columns of a new note. */
export async function storedNote(
  trx: Kysely<DB>,
  key: Buffer,
  { visitId, note }: { readonly visitId: string; readonly note: string | null },
) {
  if (note === null || !(await isSealing(trx))) return { note }
  return { note_sealed: sealNote(key, visitId, note) }
}
