import { Button } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import type { Device } from './device.ts'

export function EndDevice({ device: { deviceRef, name } }: { device: Device }) {
  const t = useT('devices')
  const [asking, setAsking] = useState(false)
  const end = useCall('endDevice', { done: () => toast(t('ended', { name })) })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('endNamed', { name })}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('endTitle', { name })}
          text={t('endText')}
          confirm={t('confirm')}
          danger
          pending={end.isPending}
          onConfirm={() => end.mutate({ params: { deviceRef } })}
          onClose={() => setAsking(false)}
        >
          <RefusalBlock refusal={end.refusal} />
        </ConfirmDialog>
      )}
    </>
  )
}
