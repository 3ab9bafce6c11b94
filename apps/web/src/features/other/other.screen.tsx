import { Stack, Text, Title } from '@mantine/core'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { versionLabel } from '@vizit/domain/version/is-outdated.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { isInstalled } from '../../app/install/is-installed.ts'
import { LanguageSetting } from '../../app/language/language-setting.tsx'
import { LinkRows, ScreenLink } from '../../app/link-rows/link-rows.tsx'
import { clientVersion } from '../../app/release/client-version.ts'
import { AboutLinks } from './about-links.tsx'
import { AccountLinks } from './account-links.tsx'
import { ThemeSetting } from './theme-setting.tsx'

/** `/other`: the account's screens, the settings of the device, and about the project (product §2, "Other section"). */
export function OtherScreen() {
  const t = useT('other')
  return (
    <Screen title={t('title')}>
      <Stack>
        <Surface>
          <Title order={2} mb="xs">
            {t('account')}
          </Title>
          <AccountLinks />
        </Surface>
        <Surface>
          <Title order={2} mb="xs">
            {t('settings')}
          </Title>
          <Stack>
            <LanguageSetting />
            <ThemeSetting />
            {!isInstalled() && (
              <LinkRows>
                <ScreenLink to="/install-pwa" icon={<IconDeviceMobileDown />}>
                  {t('install')}
                </ScreenLink>
              </LinkRows>
            )}
          </Stack>
        </Surface>
        <Surface>
          <Title order={2} mb="xs">
            {t('about')}
          </Title>
          <Text mb="xs">{t('text')}</Text>
          <AboutLinks />
          <Text c="dimmed" size="sm" mt="xs">
            {t('version', { version: versionLabel(clientVersion()) })}
          </Text>
        </Surface>
      </Stack>
    </Screen>
  )
}
