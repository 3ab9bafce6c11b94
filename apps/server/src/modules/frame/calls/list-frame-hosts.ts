import { listFrameHosts } from '@vizit/contract/calls/frame.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FrameDeps } from '../deps.ts'
import { readProviderFrame } from '../store/frame-hosts.ts'

export const listFrameHostsRoute = handle(
  listFrameHosts,
  async ({ params, refuse }, { database, frameAncestors }: FrameDeps) => {
    const frame = await readProviderFrame(database.db, params.provider)
    if (!frame) return refuse('NOT_FOUND')
    return { hosts: [...new Set([...frameAncestors, ...frame.hosts])], showsAccount: frame.showsAccount }
  },
)
