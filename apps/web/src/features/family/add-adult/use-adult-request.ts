import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useLayoutEffect, useState } from 'react'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { useProfile } from '../../../app/people/profile.ts'
import { relativesOf } from '../member.ts'
import { type AdultRequest, dropRequest, hasJoined, keepRequest, readRequest } from './adult-request.ts'
import { ADULT_DRAFT } from './use-adult-form.ts'

/** The adult who is being added; null after they joined the family in another way. */
export function useAdultRequest() {
  const t = useT('family')
  const { data: profile } = useProfile()
  const [stored, setStored] = useState(readRequest)
  const joined = stored && profile && hasJoined(stored, relativesOf(profile)) ? stored.name : null

  // A layout effect, because the empty form reads the stored values when it is shown.
  useLayoutEffect(() => {
    // Confirmed here, the request is dropped, and the screen is about to be left.
    if (joined === null || readRequest() === null) return
    dropRequest()
    dropDraft(ADULT_DRAFT)
    setStored(null)
    toast(t('addAdult.joined', { name: joined }))
  }, [joined, t])

  return {
    request: stored,
    goOn(next: AdultRequest) {
      keepRequest(next)
      setStored(next)
    },
    goBack() {
      dropRequest()
      setStored(null)
    },
  }
}
