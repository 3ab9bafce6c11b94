import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'

/** After joining: opens the list, where times that are already free are offered. */
export function useAfterJoining(...drafts: readonly string[]) {
  const t = useT('waitlist')
  const navigate = useNavigate()
  return () => {
    drafts.forEach(dropDraft)
    toast(t('joined'))
    void navigate({ to: '/waitlist', replace: true })
  }
}
