import { receiveMembers } from '@vizit/contract/calls/members-feed.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { answerFeed, receiveFeed } from '../../feeds/public.ts'
import type { MembersFeedDeps } from '../deps.ts'
import { applyMembers } from '../use-cases/apply-members.ts'

export const receiveMembersRoute = handle(
  receiveMembers,
  async (
    {
      params: { code },
      query: { mode, removeMissing: asksToRemove, sequence },
      body,
      actor,
      idempotencyKey: key,
      language,
    },
    deps: MembersFeedDeps,
  ) => {
    const { keys, coverageEnds: ends } = deps
    let left: readonly string[] = []
    let changed: readonly string[] = []
    const removeMissing = asksToRemove === 'true'
    const result = await receiveFeed(
      body,
      {
        sender: actor,
        feed: 'members',
        sequence,
        asked: { mode, ...(removeMissing && { removeMissing }) },
        key,
        mostBytes: receiveMembers.upload.maxBytes,
      },
      async (trx, given) => {
        const applied = await applyMembers(
          trx,
          { ...given, programme: code, mode, removeMissing, language },
          { keys: keys.programmes, ends },
        )
        left = applied.left
        changed = applied.changed
        return applied.answer
      },
      deps,
    )
    ends.announce(left)
    ends.announceToPages(changed)
    return answerFeed(result)
  },
)
