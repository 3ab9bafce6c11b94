import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import { type GrantChoice, isMore } from '@vizit/domain/family/grant-choice.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useRef } from 'react'
import { useCallWithFreshCode } from '../../../app/fresh-code/use-call-with-fresh-code.tsx'
import { useKeepFamily } from '../use-keep-family.ts'
import { useGrantChoice } from './use-grant-choice.ts'
import { withGrant } from './with-grant.ts'

interface Held {
  /** The profile of the relative. */
  readonly relativeId: string
  readonly level: AccessLevel | null
  /** The person the right is on: the user (null) or a child. */
  readonly forProfileId: string | null
}

/** Sets a relative's rights on the user or on a child (product §4, "Rights toggle"). */
export function useSetGrant({ relativeId, level: held, forProfileId }: Held) {
  const t = useT('family')
  const { choiceOf } = useGrantChoice()
  const queries = useQueryClient()
  const keepFamily = useKeepFamily()
  const before = useRef<GrantChoice>('VIEW_COVERAGE')
  const call = useCallWithFreshCode('setGrant', {
    deed: 'grant',
    done: (answer, { body }) => {
      keepFamily(answer)
      queries.setQueryData<Answer<'listGrants'>>(
        ['listGrants', {}],
        known => known && withGrant(known, body, answer.data.family),
      )
      toast(isMore(choiceOf(body.level), before.current) ? t('access.nowAllowed') : t('access.nowForbidden'))
    },
  })
  function set(level: AccessLevel) {
    before.current = choiceOf(held)
    call.mutate({ body: { profileId: relativeId, level, ...(forProfileId ? { forProfileId } : {}) } })
  }
  return { set, isPending: call.isPending, refusal: call.refusal, codeStep: call.codeStep }
}
