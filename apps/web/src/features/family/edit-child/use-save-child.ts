import { useRouter } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { takeBookingReturnPath } from '../../../app/session/return-path.ts'
import type { Member } from '../member.ts'
import { useKeepFamily } from '../use-keep-family.ts'
import { draftOf } from './use-edit-child-form.ts'

/** Saves the corrections and returns: to the booking that needed them, or else to the family. */
export function useSaveChild(child: Member) {
  const t = useT('family')
  const router = useRouter()
  const keepFamily = useKeepFamily()
  return useCall('saveChild', {
    done: answer => {
      keepFamily(answer)
      dropDraft(draftOf(child))
      toast(t('editChild.done'))
    },
    next: () => router.history.replace(takeBookingReturnPath() ?? '/family'),
  })
}
