import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'

interface RemoveAlertProps {
  packId: string
  name: string
  /** It was told of: there is no wait to be ended. */
  isFound?: boolean
}

/** Ends the wait for a package, or takes one that was found off the list. It can be asked for again, so nothing is confirmed. */
export function RemoveAlert({ packId, name, isFound = false }: RemoveAlertProps) {
  const t = useT('drugs')
  const what = isFound ? t('alerts.takeOff') : t('alerts.remove')
  const removing = useCall('removeDrugAlert', {
    done: () => {
      if (!isFound) toast(t('alerts.removed'))
    },
  })
  return (
    <>
      <PendingButton
        variant="default"
        aria-label={t('alerts.of', { what, name })}
        pending={removing.isPending}
        onClick={() => removing.mutate({ params: { packId } })}
      >
        {what}
      </PendingButton>
      <RefusalBlock refusal={removing.refusal} />
    </>
  )
}
