import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

const chunk = {
  name: 'document-chunk',
  text: 'select sealed from document_chunk where document_id = $1 and number = $2',
}

export async function readChunk({ pool }: Database, documentId: string, number: number): Promise<Buffer> {
  const { rows } = await pool.query<{ sealed: Buffer }>({ ...chunk, values: [documentId, number] })
  const [found] = rows
  if (!found) throw new Error('a chunk of a document is missing')
  return found.sealed
}

export async function insertChunk(
  trx: Kysely<DB>,
  { documentId, number, sealed }: { documentId: string; number: number; sealed: Buffer },
): Promise<void> {
  await trx.insertInto('document_chunk').values({ document_id: documentId, number, sealed }).execute()
}
