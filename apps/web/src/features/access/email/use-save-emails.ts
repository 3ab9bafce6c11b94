import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useCallWithFreshCode } from '../../../app/fresh-code/use-call-with-fresh-code.tsx'

/** Saves another address or none; replacing or removing a confirmed address needs a code from an SMS. */
export function useSaveEmails(saved: () => void) {
  const t = useT('access')
  return useCallWithFreshCode('saveEmails', {
    deed: 'email',
    done: emails => {
      if (emails.length === 0) toast(t('email.removed'))
      else if (emails.some(({ confirmed }) => !confirmed)) toast(t('email.sent'))
      saved()
    },
  })
}
