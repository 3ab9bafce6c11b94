import { Button } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'

interface ImportFailedProps {
  refusal: Refusal
  retry: () => void
  onClose: () => void
}

/** The visit could not be requested, so it is not known whether it exists. */
export function ImportFailed({ refusal, retry, onClose }: ImportFailedProps) {
  const t = useT('visit-import')
  const common = useT('common')
  return (
    <Dialog title={t('failed')} onClose={onClose}>
      <RefusalBlock refusal={refusal} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {common('close')}
        </Button>
        <Button onClick={retry}>{common('retry')}</Button>
      </DialogActions>
    </Dialog>
  )
}
