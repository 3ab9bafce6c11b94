import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { familyReads } from '../family-reads.ts'
import type { Member } from '../member.ts'

/** Sets what a relative may do for oneself, or for a child (product §4, "Rights toggle"). */
export function useSetGrant(relativeId: string, forProfileId: string | null) {
  const t = useT('family')
  const call = useCall('setGrant', {
    done: (_answer, { body }) =>
      toast(body.level === 'VIEW_COVERAGE' ? t('access.nowForbidden') : t('access.nowAllowed')),
    refreshes: familyReads,
  })
  const set = (level: NonNullable<Member['grantLevel']>) =>
    call.mutate({ body: { profileId: relativeId, level, ...(forProfileId ? { forProfileId } : {}) } })
  return { set, isPending: call.isPending, refusal: call.refusal }
}
