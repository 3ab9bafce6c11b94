import { useRouter } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { takeBookingReturnPath } from '../../../app/session/return-path.ts'
import { useKeepFamily } from '../use-keep-family.ts'
import { CHILD_DRAFT } from './use-child-form.ts'

/** Adds the child and continues: back to the time to book, or else to the family. */
export function useAddChild(onExists: () => void) {
  const t = useT('family')
  const router = useRouter()
  const keepFamily = useKeepFamily()
  return useCall('addChild', {
    done: answer => {
      keepFamily(answer)
      dropDraft(CHILD_DRAFT)
      toast(t('addChild.done'))
    },
    next: () => router.history.replace(takeBookingReturnPath() ?? '/family'),
    refused: { PERSON_EXISTS: onExists },
  })
}
