import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'

/** Ends the wait for a package. It can be asked for again, so nothing is confirmed. */
export function RemoveAlert({ packId, name }: { packId: string; name: string }) {
  const t = useT('drugs')
  const removing = useCall('removeDrugAlert', { done: () => toast(t('alerts.removed')) })
  return (
    <>
      <PendingButton
        variant="default"
        aria-label={t('alerts.of', { what: t('alerts.remove'), name })}
        pending={removing.isPending}
        onClick={() => removing.mutate({ params: { packId } })}
      >
        {t('alerts.remove')}
      </PendingButton>
      <RefusalBlock refusal={removing.refusal} />
    </>
  )
}
