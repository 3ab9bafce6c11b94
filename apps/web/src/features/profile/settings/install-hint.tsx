import { Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'

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

function isInstalled(): boolean {
  const apple = navigator as Navigator & { standalone?: boolean }
  return apple.standalone === true || window.matchMedia('(display-mode: standalone)').matches
}
