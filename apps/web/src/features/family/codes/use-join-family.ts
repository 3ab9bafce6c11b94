import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { useCallWithFreshCode } from '../../../app/fresh-code/use-call-with-fresh-code.tsx'

export const CODE_DRAFT = 'familyCode'

/** Asks the code's owner to join; `found` is the code's kind if it differs from the expected one. */
export function useJoinFamily() {
  const t = useT('family')
  const navigate = useNavigate()
  const { data, ...joining } = useCallWithFreshCode('joinFamily', {
    deed: 'grant',
    done: answer => {
      if (answer.status !== 'requested') return
      dropDraft(CODE_DRAFT)
      toast(t('enterCode.sent'))
    },
    next: ({ status }) => {
      if (status === 'requested') return navigate({ to: '/family', replace: true })
    },
  })
  return { ...joining, found: data?.status === 'choose' ? data.kind : null }
}
