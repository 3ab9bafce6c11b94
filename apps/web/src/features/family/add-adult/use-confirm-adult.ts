import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { useCallWithFreshCode } from '../../../app/fresh-code/use-call-with-fresh-code.tsx'
import { useKeepFamily } from '../use-keep-family.ts'
import { type AdultRequest, dropRequest } from './adult-request.ts'
import { ADULT_DRAFT } from './use-adult-form.ts'

/** Confirms the relative's code; the relative is then in the family. */
export function useConfirmAdult({ relId }: AdultRequest, onWrong: () => void) {
  const t = useT('family')
  const navigate = useNavigate()
  const keepFamily = useKeepFamily()
  const call = useCallWithFreshCode('confirmRelative', {
    deed: 'grant',
    done: answer => {
      keepFamily(answer)
      dropRequest()
      dropDraft(ADULT_DRAFT)
      toast(t('addAdult.done'))
    },
    next: () => navigate({ to: '/family', replace: true }),
    refused: { VALIDATION_ERROR: onWrong },
  })
  const confirm = (code: string) => call.mutate({ query: { relId, code } })
  return { ...call, confirm }
}
