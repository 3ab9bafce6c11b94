import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'

/** Sends the code of a confirmation mail; the profile is then read again and shows what was confirmed. */
export function useConfirmEmailCode(failed: () => void) {
  const t = useT('access')
  const call = useCall('confirmEmailCode', {
    done: ({ confirmed }) => {
      // For a device that gets access, the gated screen shows it.
      if (confirmed === 'EMAIL') toast(t('email.done'))
    },
    refused: { INVALID_CODE: failed, LINK_EXPIRED: failed },
  })
  const wrongCode = call.refusal?.code === 'INVALID_CODE' ? call.refusal.attributes : null
  return { ...call, wrongCode }
}
