import { Stack, Title } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { LanguageSetting } from '../../app/language/language-setting.tsx'
import { SignOut } from '../../app/session/sign-out.tsx'

export function ProfileSettings() {
  const t = useT('profile')
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('settings')}</Title>
        <LanguageSetting />
        <SignOut
          variant="default"
          leftSection={<IconLogout size={20} aria-hidden />}
          label={t('signOut')}
          title={t('signOutTitle')}
          text={t('signOutText')}
        />
      </Stack>
    </Surface>
  )
}
