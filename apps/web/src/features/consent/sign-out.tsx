import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { useEndSession } from '../../app/session/use-end-session.ts'

/** For whoever does not agree: asked first, since everything here is cleared (product §4, "Consent"). */
export function SignOut() {
  const t = useT('consent')
  const [asking, setAsking] = useState(false)
  const { endSession, isPending } = useEndSession()
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('signOut')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('signOutTitle')}
          text={t('signOutText')}
          confirm={t('signOut')}
          danger
          pending={isPending}
          onConfirm={endSession}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
