import { downloadMapFile } from '@vizit/contract/calls/map.ts'
import { byteRangeOf } from '@vizit/domain/documents/byte-range.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import type { MapDeps } from '../deps.ts'

export const downloadMapFileRoute = handle(
  downloadMapFile,
  async ({ params, range, refuse }, { map }: MapDeps) => {
    const opened = await map.file?.open()
    if (!opened) return refuse('NOT_FOUND')
    const { version, byteCount, handle } = opened
    const etag = `"${version}"`
    const isOfAnother = range?.ofVersion != null && range.ofVersion !== etag
    const asked = range && !isOfAnother ? byteRangeOf(range.bytes, byteCount) : 'whole'
    if (version !== params.version || asked === 'none') {
      await handle.close()
      return version === params.version ? refuse('RANGE_NOT_SATISFIABLE', { byteCount }) : refuse('NOT_FOUND')
    }
    const { first, last } = asked === 'whole' ? { first: 0, last: byteCount - 1 } : asked
    return new Content(handle.createReadStream({ start: first, end: last }), {
      type: downloadMapFile.produces,
      // The address names the version, so its bytes never change. They are compressed already.
      caching: 'public, max-age=31536000, immutable, no-transform',
      isPart: asked !== 'whole',
      headers: {
        'accept-ranges': 'bytes',
        'content-length': String(last - first + 1),
        ...(asked !== 'whole' && { 'content-range': `bytes ${first}-${last}/${byteCount}` }),
        etag,
      },
    })
  },
)
