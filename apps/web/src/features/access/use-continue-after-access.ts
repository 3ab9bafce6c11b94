import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import type { Profile } from '../../app/people/profile.ts'
import { takeReturnPath } from '../../app/session/return-path.ts'

/** Continues to the requested screen after the waiting device has got access. */
export function useContinueAfterAccess(profile: Profile | undefined): void {
  const t = useT('access')
  const queries = useQueryClient()
  const router = useRouter()
  const waited = useRef(false)
  const isLocked = profile?.accessNotAuthorized

  useEffect(() => {
    if (isLocked === undefined) return
    if (waited.current && !isLocked) {
      toast(t('letIn'))
      // Calls that were refused to the waiting device are repeated.
      void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
      const place = takeReturnPath()
      if (place) router.history.replace(place)
    }
    waited.current = isLocked
  }, [isLocked, queries, router, t])
}
