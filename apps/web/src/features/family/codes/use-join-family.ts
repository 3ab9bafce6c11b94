import { useNavigate } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useState } from 'react'
import { dropDraft } from '../../../app/drafts.ts'
import { useProfile } from '../../../app/profile.ts'
import { familyReads } from '../family-reads.ts'

export const CODE_DRAFT = 'familyCode'

/** Joins by a relative's code; who appeared is said on the screen of the family, on both sides. */
export function useJoinFamily() {
  const navigate = useNavigate()
  const { data: profile } = useProfile()
  const [known] = useState(
    () => new Set([profile?.me, ...(profile?.family ?? []).map(member => member.profileId)]),
  )
  return useCall('joinFamily', {
    done: ({ data }) => {
      dropDraft(CODE_DRAFT)
      // To the server whoever enters a code knows whose it is; a person wants to see it.
      const appeared = data.family.map(({ profileId }) => profileId).filter(id => !known.has(id))
      void navigate({ to: '/family', state: { appeared }, replace: true })
    },
    refreshes: [...familyReads, 'syncVisits', 'syncTests', 'listVisits'],
  })
}
