import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { WaitOffer } from './wait-types.ts'

/** Declines an offer, which then goes to the next person on the waiting list. */
export function useDeclineOffer({ offerId }: WaitOffer) {
  const t = useT('waitlist')
  const { mutate, isPending, refusal, reset } = useCall('declineOffer', {
    done: () => toast(t('declined')),
  })
  return { decline: () => mutate({ params: { offerId } }), isPending, refusal, reset }
}
