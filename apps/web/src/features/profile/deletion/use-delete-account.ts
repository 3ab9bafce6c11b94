import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropAllDrafts } from '../../../app/browser-storage/drafts.ts'
import { useCallWithFreshCode } from '../../../app/fresh-code/use-call-with-fresh-code.tsx'
import { session } from '../../../app/session/session.ts'

/** Deletes the account with a code from an SMS, and ends the local session. */
export function useDeleteAccount() {
  const t = useT('profile')
  return useCallWithFreshCode('deleteAccount', {
    deed: 'deletion',
    confirm: t('deletion.forever'),
    danger: true,
    done: () => {
      toast(t('deletion.done'))
      dropAllDrafts()
      session.end()
    },
  })
}
