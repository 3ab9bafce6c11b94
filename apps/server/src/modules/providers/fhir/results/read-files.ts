import { documentLimits, type KeptFile } from '../../../documents/public.ts'
import { type Failure, isFailure, isPassing } from '../http/answer.ts'
import type { FhirClient } from '../http/client.ts'
import type { Attachment } from '../resources/results.ts'

const PDF = 'application/pdf'
const SIGNATURE = '%PDF-'

/** Why a file was left out: a clinic will not give it, or nobody could keep it. */
export type LeftOut = Failure | 'too large' | 'no PDF'

/** The PDFs among attachments, in their order; a failure where the clinic may give one later. */
export async function readFiles(
  client: FhirClient,
  attachments: readonly Attachment[],
  leaveOut: (why: LeftOut) => void,
): Promise<KeptFile[] | Failure> {
  const files: KeptFile[] = []
  for (const { contentType, data, url } of attachments) {
    if (contentType !== PDF || (data ?? url) === undefined) continue
    const bytes = data === undefined ? await client.readFile(url ?? '', PDF) : Buffer.from(data, 'base64')
    if (isFailure(bytes) && isPassing(bytes)) return bytes
    const problem = isFailure(bytes) ? bytes : problemOf(bytes)
    if (problem !== null) leaveOut(problem)
    else if (!isFailure(bytes)) files.push({ byteCount: bytes.length, read: () => once(bytes) })
  }
  return files
}

function problemOf(bytes: Buffer): LeftOut | null {
  if (bytes.length > documentLimits.fileBytes) return 'too large'
  return bytes.subarray(0, SIGNATURE.length).toString('latin1') === SIGNATURE ? null : 'no PDF'
}

async function* once(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield bytes
}
