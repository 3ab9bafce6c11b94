import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'

/** Types the code of a confirmation mail; what it confirmed is seen by reading the profile again. */
export function useConfirmEmailCode(failed: () => void) {
  const t = useT('access')
  const call = useCall('confirmEmailCode', {
    done: ({ confirmed }) => {
      // The device that is let in says so by its gate.
      if (confirmed === 'EMAIL') toast(t('email.done'))
    },
    refused: { INVALID_CODE: failed, LINK_EXPIRED: failed },
    refreshes: ['readProfile'],
  })
  const wrongCode = call.refusal?.code === 'INVALID_CODE' ? call.refusal.attributes : null
  return { ...call, wrongCode }
}
