import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'

export function useSaveEmails(saved: () => void) {
  const t = useT('access')
  return useCall('saveEmails', {
    done: emails => {
      if (emails.length === 0) toast(t('email.removed'))
      else if (emails.some(({ confirmed }) => !confirmed)) toast(t('email.sent'))
      saved()
    },
    refreshes: ['readProfile'],
  })
}
