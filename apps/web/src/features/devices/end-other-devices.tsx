import { Button } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'

export function EndOtherDevices() {
  const t = useT('devices')
  const [asking, setAsking] = useState(false)
  const end = useCall('endOtherDevices', {
    done: () => {
      setAsking(false)
      toast(t('endedOthers'))
    },
  })
  return (
    <div>
      <Button color="var(--vizit-danger)" onClick={() => setAsking(true)}>
        {t('endOthers')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('endOthersTitle')}
          text={t('endOthersText')}
          confirm={t('confirm')}
          danger
          pending={end.isPending}
          onConfirm={() => end.mutate({})}
          onClose={() => setAsking(false)}
        >
          <RefusalBlock refusal={end.refusal} />
        </ConfirmDialog>
      )}
    </div>
  )
}
