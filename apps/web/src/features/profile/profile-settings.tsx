import { Button, Stack, Title } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useState } from 'react'
import { useEndSession } from '../../app/session/use-end-session.ts'
import { LanguageSetting } from './settings/language-setting.tsx'

export function ProfileSettings() {
  const t = useT('profile')
  const [asking, setAsking] = useState(false)
  const { endSession, isPending } = useEndSession()
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('settings')}</Title>
        <LanguageSetting />
        <Button
          variant="default"
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('signOut')}
        </Button>
      </Stack>
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
    </Surface>
  )
}
