import { createHmac, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'
import { newDocumentKey } from '../sealing/document-key.ts'
import { sealChunk } from '../sealing/sealed-chunk.ts'
import { insertChunk } from '../store/chunks.ts'
import type { DocumentOwner } from '../store/documents.ts'
import { inChunks } from './in-chunks.ts'
import type { FileToStore, StoringDeps } from './to-store.ts'

type Trx = Kysely<DB>

/** Stores the files of a test or a report in their order. False: it has exactly these files already. */
export async function storeFiles(
  trx: Trx,
  owner: DocumentOwner,
  files: readonly FileToStore[],
  deps: StoringDeps,
): Promise<boolean> {
  const known = await readKnown(trx, owner)
  let isChanged = false
  for (const [index, file] of files.entries()) {
    const position = index + 1
    const fingerprint = await fingerprintOf(file, deps.documentKey)
    const same = known.find(each => each.position === position)
    if (same?.fingerprint.equals(fingerprint)) continue
    if (same) await trx.deleteFrom('medical_document').where('id', '=', same.id).execute()
    await sealFile(trx, { owner, position, file, fingerprint }, deps)
    isChanged = true
  }
  const gone = known.filter(({ position }) => position > files.length).map(({ id }) => id)
  if (gone.length === 0) return isChanged
  await trx.deleteFrom('medical_document').where('id', 'in', gone).execute()
  return true
}

const readKnown = (trx: Trx, owner: DocumentOwner) =>
  trx
    .selectFrom('medical_document')
    .select(['id', 'position', 'fingerprint'])
    .where(
      'testId' in owner ? 'test_id' : 'report_id',
      '=',
      'testId' in owner ? owner.testId : owner.reportId,
    )
    .execute()

interface NewFile {
  readonly owner: DocumentOwner
  readonly position: number
  readonly file: FileToStore
  readonly fingerprint: Buffer
}

async function sealFile(
  trx: Trx,
  { owner, position, file, fingerprint }: NewFile,
  { documentKey, now }: StoringDeps,
): Promise<void> {
  const { chunkBytes } = limits
  const { byteCount } = file
  const documentId = randomUUID()
  const { key, wrapped } = newDocumentKey(documentKey, documentId)
  await trx
    .insertInto('medical_document')
    .values({
      id: documentId,
      ...('testId' in owner ? { test_id: owner.testId } : { report_id: owner.reportId }),
      position,
      byte_count: byteCount,
      chunk_bytes: chunkBytes,
      wrapped_key: wrapped,
      fingerprint,
      created_at: now,
    })
    .execute()
  let number = 0
  let read = 0
  for await (const chunk of inChunks(file.read(), chunkBytes)) {
    const sealed = sealChunk(key, chunk, { documentId, byteCount, number })
    await insertChunk(trx, { documentId, number, sealed })
    number += 1
    read += chunk.length
  }
  if (read !== byteCount) throw new Error('a file changed while it was read')
}

async function fingerprintOf(file: FileToStore, key: Buffer): Promise<Buffer> {
  const hash = createHmac('sha256', key)
  for await (const bytes of file.read()) hash.update(bytes)
  return hash.digest()
}
