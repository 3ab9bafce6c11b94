import { Button, Text } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'
import { FoundVisitCard } from '../found-visit-card.tsx'
import type { ImportedOrder } from '../import-types.ts'

interface SignInFirstProps {
  order: ImportedOrder
  onClose: () => void
}

/** The visit has an owner who is known only after signing in: the import waits for that. */
export function SignInFirst({ order, onClose }: SignInFirstProps) {
  const t = useT('visit-import')
  const navigate = useNavigate()
  const href = useLocation({ select: location => location.href })

  function signIn() {
    keepReturnPath(href)
    void navigate({ to: '/sign-in' })
  }
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <FoundVisitCard order={order} />
      <Text>{t('signInFirst')}</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('notNow')}
        </Button>
        <Button onClick={signIn}>{t('signIn')}</Button>
      </DialogActions>
    </Dialog>
  )
}
