import { byteRangeOf } from '@vizit/domain/documents/byte-range.ts'
import { documentFileName } from '@vizit/domain/documents/file-name.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { RequestedRange } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { DocumentsDeps } from '../deps.ts'
import { unwrapDocumentKey } from '../sealing/document-key.ts'
import { readBytes } from '../sealing/read-bytes.ts'
import { type DocumentOwner, findDocument } from '../store/documents.ts'
import { recordDocumentView } from '../store/record-document-view.ts'
import { openByCode, recordWithConsent } from './open-record.ts'
import { pdfContent } from './pdf-content.ts'

interface DocumentRequest {
  readonly actor: Patient
  readonly code: string | null
  readonly range: RequestedRange | null
}

/** The requested file, and the test or report that it belongs to. */
export interface DocumentOf {
  readonly id: string
  readonly owner: DocumentOwner
  readonly recordId: string
  readonly profileId: string
  readonly kind: 'analysis' | 'conclusion'
  readonly physicianName: string | null
  readonly at: Date
}

/** A file or the requested range of it, for an account that may see it and has opened its record. */
export async function openDocument(
  { actor, code, range }: DocumentRequest,
  of: DocumentOf,
  deps: DocumentsDeps,
) {
  const { database, clock, keys } = deps
  const { recordId, profileId, kind, physicianName } = of
  const agreed = await recordWithConsent(actor, of, deps)
  if (agreed instanceof Refused) return agreed
  const opened = await openByCode(actor, { recordId, code }, deps)
  if (opened instanceof Refused) return opened
  const found = await findDocument(database, of.id, of.owner)
  if (!found) return new Refused('NOT_FOUND', {})
  const { id, byteCount, chunkBytes, wrappedKey } = found
  const version = `"${id}"`
  const isOfAnother = range?.ofVersion != null && range.ofVersion !== version
  const asked = range && !isOfAnother ? byteRangeOf(range.bytes, byteCount) : 'whole'
  if (asked === 'none') return new Refused('RANGE_NOT_SATISFIABLE', { byteCount })
  const { accountId } = actor
  await recordDocumentView(
    database,
    { accountId, profileId, action: 'document-viewed', subject: id },
    clock.now(),
  )
  const key = unwrapDocumentKey(keys.document, id, wrappedKey)
  const bytes = asked === 'whole' ? { first: 0, last: byteCount - 1 } : asked
  return pdfContent(readBytes(database, { id, byteCount, chunkBytes, key }, bytes), {
    fileName: documentFileName({ kind, physicianName, date: civilDateOf(of.at) }),
    version,
    byteCount,
    bytes,
    isPart: asked !== 'whole',
  })
}
