import { useNavigate } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { dropDraft } from '../../../app/drafts.ts'
import { familyReads } from '../family-reads.ts'

export const CODE_DRAFT = 'familyCode'

/** Joins by a relative's code; who appeared is said on the screen of the family, on both sides. */
export function useJoinFamily() {
  const navigate = useNavigate()
  return useCall('joinFamily', {
    done: () => {
      dropDraft(CODE_DRAFT)
      void navigate({ to: '/family', replace: true })
    },
    refreshes: [...familyReads, 'listVisits'],
  })
}
