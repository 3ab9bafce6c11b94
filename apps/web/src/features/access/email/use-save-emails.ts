import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useFreshCall } from '../../../app/fresh-code/use-fresh-call.tsx'

/** Another address, or none: a confirmed one is replaced or taken away with a code from an SMS only. */
export function useSaveEmails(saved: () => void) {
  const t = useT('access')
  return useFreshCall('saveEmails', {
    deed: 'email',
    done: emails => {
      if (emails.length === 0) toast(t('email.removed'))
      else if (emails.some(({ confirmed }) => !confirmed)) toast(t('email.sent'))
      saved()
    },
    refreshes: ['readProfile'],
  })
}
