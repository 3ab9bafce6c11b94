import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { codes } from '../../../app/documents/activation-codes.ts'
import type { Consent } from './consent-types.ts'

/** Gives the written consent to see documents here. */
export function useGiveDocumentsConsent({ profileId, providerCode }: Consent, done?: () => void) {
  const t = useT('documents')
  const { mutate, isPending, refusal } = useCall('giveDocumentsConsent', {
    done: () => {
      toast(t('consent.wasGiven'))
      done?.()
    },
  })
  const give = () => mutate({ params: { profileId, providerCode }, body: { consentReceived: true } })
  return { give, isPending, refusal }
}

/** Withdraws it: the documents are then shown to nobody. */
export function useWithdrawDocumentsConsent({ profileId, providerCode }: Consent, done: () => void) {
  const t = useT('documents')
  const { mutate, isPending, refusal } = useCall('withdrawDocumentsConsent', {
    done: () => {
      codes.dropAllAt(providerCode)
      toast(t('consent.wasWithdrawn'))
      done()
    },
  })
  return { withdraw: () => mutate({ params: { profileId, providerCode } }), isPending, refusal }
}
