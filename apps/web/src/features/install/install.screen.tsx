import { Stack, Text, Title } from '@mantine/core'
import { installMethod, installMethods } from '@vizit/domain/installation/install-method.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { thisBrowser } from '../../app/install/this-browser.ts'
import { CopyAddress } from './copy-address.tsx'
import classes from './install.module.css'
import { InstallButton } from './install-button.tsx'
import { InstallSteps } from './install-steps.tsx'
import { InstalledState } from './installed-state.tsx'
import { useNativePrompt } from './native-prompt.ts'
import { useInstalledElsewhere } from './use-installed-elsewhere.ts'

/**
 * `/install-pwa`: the browser's own prompt if it has one, the steps for this phone, and those for others (product §2).
 */
export function InstallScreen() {
  const t = useT('install')
  const prompt = useNativePrompt()
  const isElsewhere = useInstalledElsewhere()
  const own = installMethod(thisBrowser())
  if (prompt === 'installed' || isElsewhere) return <InstalledState />
  const others = installMethods.filter(method => method !== own && method !== 'in-another-app')
  return (
    <Screen title={t('title')}>
      <Text>{t('why')}</Text>
      <InstallButton />
      <Surface>
        <Title order={2} mb={4}>
          {t('steps')}
        </Title>
        <Text c="dimmed" mb="sm">
          {t(`ways.${own}.name`)}
        </Text>
        <Stack align="flex-start">
          <InstallSteps method={own} />
          {(own === 'in-another-app' || own === 'ios-other' || own === 'desktop-other') && <CopyAddress />}
        </Stack>
      </Surface>
      <Title order={2}>{t('others')}</Title>
      <Surface>
        {others.map(method => (
          <details key={method} className={classes.method}>
            <summary>{t(`ways.${method}.name`)}</summary>
            <InstallSteps method={method} />
          </details>
        ))}
      </Surface>
    </Screen>
  )
}
