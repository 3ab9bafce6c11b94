import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { useOwnerLabel } from '../consents/use-owner-label.ts'

/** Why a document does not open, and who can change that (product §6: VIEW_REPORTS_TESTS). */
export function DocumentNotAllowed({ profileId, onClose }: { profileId: string; onClose: () => void }) {
  const t = useT('documents')
  const common = useT('common')
  const { name } = useOwnerLabel()(profileId)
  return (
    <Dialog title={t('noRight.title')} onClose={onClose}>
      <Text>{t('noRight.why', { name })}</Text>
      <Text>{t('noRight.next')}</Text>
      <Button variant="default" onClick={onClose}>
        {common('close')}
      </Button>
    </Dialog>
  )
}
