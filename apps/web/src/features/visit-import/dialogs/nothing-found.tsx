import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'

/** 'Визит не найден': book a new visit, or close (product §4, "Import visit"). */
export function NothingFound({ onClose }: { onClose: () => void }) {
  const t = useT('visit-import')
  const common = useT('common')
  const navigate = useNavigate()

  function bookAnew() {
    onClose()
    void navigate({ to: '/online-booking' })
  }
  return (
    <Dialog title={t('notFound')} onClose={onClose}>
      <Text>{t('notFoundText')}</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {common('close')}
        </Button>
        <Button onClick={bookAnew}>{t('newVisit')}</Button>
      </DialogActions>
    </Dialog>
  )
}
