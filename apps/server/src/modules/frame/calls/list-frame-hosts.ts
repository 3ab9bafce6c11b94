import { listFrameHosts } from '@vizit/contract/calls/frame.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FrameDeps } from '../deps.ts'
import { readFrameHosts } from '../store/frame-hosts.ts'

export const listFrameHostsRoute = handle(
  listFrameHosts,
  async ({ params, refuse }, { database, frameAncestors }: FrameDeps) => {
    const hosts = await readFrameHosts(database.db, params.provider)
    return hosts ? { hosts: [...new Set([...frameAncestors, ...hosts])] } : refuse('NOT_FOUND')
  },
)
