import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { session } from '../../../app/session/session.ts'
import { useEndSession } from '../../../app/session/use-end-session.ts'
import {
  dropVisitImport,
  startVisitImport,
  type VisitImport,
} from '../../../app/visit-import/visit-import.ts'

interface PhoneMismatchProps {
  pending: VisitImport
  /** The phone of the signed-in account, as digits. */
  own: string
}

/** The visit was booked with another phone: sign in with it, or give up (product §4, "Import visit"). */
export function PhoneMismatch({ pending, own }: PhoneMismatchProps) {
  const t = useT('visit-import')
  const format = useFormat()
  const navigate = useNavigate()
  const { phone } = pending
  const { endSession, isPending } = useEndSession(() => {
    session.end()
    // Ending the session deletes all data of the user, so the import is started again for the next one.
    startVisitImport(pending)
    void navigate({ to: '/sign-in' })
  })
  return (
    <Dialog title={t('mismatch')} onClose={dropVisitImport}>
      <Text>
        {phone === null || phone === own
          ? t('mismatchText', { own: format.phone(own) })
          : t('mismatchPhones', { own: format.phone(own), phone: format.phone(phone) })}
      </Text>
      <Text>{t('mismatchNext')}</Text>
      <DialogActions>
        <Button variant="default" onClick={dropVisitImport}>
          {t('stay')}
        </Button>
        <SubmitButton pending={isPending} onClick={endSession}>
          {t('otherPhone')}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  )
}
