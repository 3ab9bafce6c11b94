import { Checkbox } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'

interface ConsentDialogProps {
  /** Who gets the data. */
  clinic: string
  pending: boolean
  refusal: Refusal | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks for consent, once; booking then goes on by itself (product §4, "Booking"). */
export function ConsentDialog({ clinic, pending, refusal, onConfirm, onClose }: ConsentDialogProps) {
  const t = useT('booking')
  const [given, setGiven] = useState({ data: false, clinic: false })
  return (
    <ConfirmDialog
      title={t('consentTitle')}
      text={t('consentText')}
      confirm={t('consentConfirm')}
      pending={pending}
      disabled={!given.data || !given.clinic}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Checkbox
        label={t('consentData')}
        checked={given.data}
        onChange={event => setGiven({ ...given, data: event.target.checked })}
      />
      <Checkbox
        label={t('consentClinic', { clinic })}
        checked={given.clinic}
        onChange={event => setGiven({ ...given, clinic: event.target.checked })}
      />
      <RefusalBlock refusal={refusal} />
    </ConfirmDialog>
  )
}
