import type { Readable } from 'node:stream'
import type { ByteRange } from '@vizit/domain/documents/byte-range.ts'
import { Content } from '../../../platform/http/raw-content.ts'

interface Sent {
  readonly fileName: string
  readonly version: string
  readonly byteCount: number
  readonly bytes: ByteRange
  readonly isPart: boolean
}

/** A document as a download with its file name; no cache on the way may store it. */
export function pdfContent(
  body: Readable,
  { fileName, version, byteCount, bytes: { first, last }, isPart }: Sent,
): Content {
  return new Content(body, {
    type: 'application/pdf',
    caching: 'private, no-store, no-transform',
    isPart,
    headers: {
      'accept-ranges': 'bytes',
      'content-length': String(last - first + 1),
      ...(isPart && { 'content-range': `bytes ${first}-${last}/${byteCount}` }),
      etag: version,
      'content-disposition': disposition(fileName),
    },
  })
}

/** RFC 6266: the full name, and for clients that read only ASCII a name without the doctor. */
function disposition(fileName: string): string {
  const [kind] = fileName.split('_')
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${kind}${fileName.slice(-15)}"; filename*=UTF-8''${encoded}`
}
