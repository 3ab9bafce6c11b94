import { Button, Group } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { useEndSession } from '../../../app/session/use-end-session.ts'
import { SupportLink } from '../../../app/support/support-link.tsx'

/** What is always possible on a closed screen: to ask support, and to leave. */
export function WayOut() {
  const t = useT('access')
  const [asking, setAsking] = useState(false)
  const { endSession, isPending } = useEndSession()
  return (
    <Group>
      <SupportLink />
      <Button
        variant="default"
        leftSection={<IconLogout size={20} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('leave.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('leave.title')}
          text={t('leave.text')}
          confirm={t('leave.button')}
          danger
          pending={isPending}
          onConfirm={endSession}
          onClose={() => setAsking(false)}
        />
      )}
    </Group>
  )
}
