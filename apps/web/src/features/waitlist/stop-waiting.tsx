import { Button } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import type { Wait } from './wait-types.ts'

/** Leaves the waiting list, after a confirmation that says what will be lost: the place on it. */
export function StopWaiting({ wait: { waitId, orderId }, what }: { wait: Wait; what: string }) {
  const t = useT('waitlist')
  const [asking, setAsking] = useState(false)
  const stop = useCall('stopWaiting', { done: () => toast(t('stopped')) })
  return (
    <>
      <Button variant="default" aria-label={t('stopFor', { what })} onClick={() => setAsking(true)}>
        {t('stop')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('stopTitle')}
          text={orderId ? t('stopEarlierText', { what }) : t('stopText', { what })}
          confirm={t('stopConfirm')}
          decline={t('keepWaiting')}
          danger
          pending={stop.isPending}
          onConfirm={() => stop.mutate({ params: { waitId } })}
          onClose={() => setAsking(false)}
        >
          <RefusalBlock refusal={stop.refusal} />
        </ConfirmDialog>
      )}
    </>
  )
}
