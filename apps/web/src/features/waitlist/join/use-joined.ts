import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'

/** After joining: the list, where what is free already is on offer. */
export function useJoined() {
  const t = useT('waitlist')
  const navigate = useNavigate()
  return () => {
    toast(t('joined'))
    void navigate({ to: '/waitlist', replace: true })
  }
}
