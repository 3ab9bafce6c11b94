import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { useWhose } from '../consents/use-whose.ts'

/** Why a document does not open, and who can change that (product §6: VIEW_REPORTS_TESTS). */
export function NoRight({ profileId, onClose }: { profileId: string; onClose: () => void }) {
  const t = useT('documents')
  const common = useT('common')
  const { name } = useWhose()(profileId)
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
