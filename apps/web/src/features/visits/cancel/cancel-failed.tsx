import { Button, Text } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'

interface CancelFailedProps {
  refusal: Refusal
  /** Of the branch; the refusal's own go first. */
  phones: string
  onClose: () => void
}

/** The visit stands: why, and whom to call (product §4, "Visit cancel"). */
export function CancelFailed({ refusal, phones, onClose }: CancelFailedProps) {
  const t = useT('visits')
  const common = useT('common')
  const named = refusal.code === 'VISIT_CHANGE_TOO_LATE' ? refusal.attributes.phones : ''
  return (
    <Dialog title={t('cancelFailed')} onClose={onClose}>
      <RefusalBlock refusal={refusal} />
      <Text>{t('cancelFailedHint')}</Text>
      <PhoneLinks phones={named || phones} />
      <Button onClick={onClose}>{common('close')}</Button>
    </Dialog>
  )
}
