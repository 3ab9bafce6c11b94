import type { Database } from '../../../platform/database/database.ts'

/** An encrypted file of a test or a report. */
export interface StoredDocument {
  readonly id: string
  readonly byteCount: number
  readonly chunkBytes: number
  readonly wrappedKey: string
}

interface Row {
  readonly id: string
  readonly byte_count: number
  readonly chunk_bytes: number
  readonly wrapped_key: string
}

const select = 'select id, byte_count, chunk_bytes, wrapped_key from medical_document where id = $1'
const ofTest = { name: 'document-of-test', text: `${select} and test_id = $2` }
const ofReport = { name: 'document-of-report', text: `${select} and report_id = $2` }

export type DocumentOwner = { readonly testId: string } | { readonly reportId: string }

export async function findDocument(
  { pool }: Database,
  id: string,
  owner: DocumentOwner,
): Promise<StoredDocument | undefined> {
  const query =
    'testId' in owner
      ? { ...ofTest, values: [id, owner.testId] }
      : { ...ofReport, values: [id, owner.reportId] }
  const { rows } = await pool.query<Row>(query)
  const [row] = rows
  return (
    row && {
      id: row.id,
      byteCount: row.byte_count,
      chunkBytes: row.chunk_bytes,
      wrappedKey: row.wrapped_key,
    }
  )
}
