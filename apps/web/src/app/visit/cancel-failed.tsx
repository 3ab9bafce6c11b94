import { Button, Text } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { withoutPhonesInText } from '../booking/without-phones-in-text.ts'

interface CancelFailedProps {
  refusal: Refusal
  /** The phones of the branch; those of the refusal come first. */
  phones: string
  onRetry: () => void
  onClose: () => void
}

/** Temporary refusals: the next step is to try again. */
const passing = new Set<Refusal['code']>([
  'OFFLINE',
  'SERVICE_UNAVAILABLE',
  'CLINIC_UNAVAILABLE',
  'UNEXPECTED_PROBLEM',
])

/** The visit was not cancelled: why, and what to do, finally calling the centre (product §4, "Visit cancel"). */
export function CancelFailed({ refusal, phones, onRetry, onClose }: CancelFailedProps) {
  const t = useT('visits')
  const common = useT('common')
  const close = (
    <Button variant="default" onClick={onClose}>
      {common('close')}
    </Button>
  )
  if (passing.has(refusal.code)) {
    return (
      <Dialog title={t('cancelFailed')} onClose={onClose}>
        <RefusalBlock
          refusal={refusal.code === 'CLINIC_UNAVAILABLE' ? withoutPhonesInText(refusal) : refusal}
        />
        {refusal.code !== 'OFFLINE' && (
          <>
            <Text>{t('cancelFailedHint')}</Text>
            <PhoneLinks phones={phones} />
          </>
        )}
        <Button onClick={onRetry}>{common('retry')}</Button>
        {close}
      </Dialog>
    )
  }
  const tooLate = refusal.code === 'VISIT_CHANGE_TOO_LATE'
  // Its text already names the administrator.
  const shown = tooLate ? withoutPhonesInText(refusal) : refusal
  return (
    <Dialog title={t('cancelFailed')} onClose={onClose}>
      <RefusalBlock refusal={shown} />
      {!tooLate && <Text>{t('cancelFailedHint')}</Text>}
      <PhoneLinks phones={(tooLate && refusal.attributes.phones) || phones} />
      {close}
    </Dialog>
  )
}
