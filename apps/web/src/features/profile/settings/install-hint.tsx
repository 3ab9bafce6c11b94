import { Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { isInstalled } from '../../../app/outdated/is-installed.ts'

/** How the cabinet comes to the home screen; nothing where it is there already (product §2, "Profile"). */
export function InstallHint() {
  const t = useT('profile')
  if (isInstalled()) return null
  const isApple = /iPhone|iPad/.test(navigator.userAgent)
  return (
    <Surface>
      <Title order={2} mb="xs">
        {t('install.title')}
      </Title>
      <Text>{t(isApple ? 'install.apple' : 'install.others')}</Text>
    </Surface>
  )
}
