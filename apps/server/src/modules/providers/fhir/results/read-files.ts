import type { KeptFile } from '../../../documents/public.ts'
import { type Failure, isFailure, isGone } from '../http/answer.ts'
import type { FhirClient } from '../http/client.ts'
import type { Attachment } from '../resources/results.ts'

const PDF = 'application/pdf'
const SIGNATURE = '%PDF-'

/** The PDFs among attachments, in their order; a failure where one cannot be read now. */
export async function readFiles(
  client: FhirClient,
  attachments: readonly Attachment[],
): Promise<KeptFile[] | Failure> {
  const files: KeptFile[] = []
  for (const { contentType, data, url } of attachments) {
    if (contentType !== PDF) continue
    const bytes = data === undefined ? await fetched(client, url) : Buffer.from(data, 'base64')
    if (isFailure(bytes)) return bytes
    if (bytes.subarray(0, SIGNATURE.length).toString('latin1') !== SIGNATURE) continue
    files.push({ byteCount: bytes.length, read: () => once(bytes) })
  }
  return files
}

async function fetched(client: FhirClient, url: string | undefined): Promise<Buffer | Failure> {
  if (url === undefined) return Buffer.alloc(0)
  const bytes = await client.readFile(url, PDF)
  // One that is gone costs the report none of the others.
  return isFailure(bytes) && isGone(bytes) ? Buffer.alloc(0) : bytes
}

async function* once(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield bytes
}
