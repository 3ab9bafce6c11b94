import { Text, Title } from '@mantine/core'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { isInstalled } from '../../app/install/is-installed.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { useNativePrompt } from './native-prompt.ts'

/** A link to the install steps; nothing if the app is installed (product §2, "Profile"). */
export function InstallHint() {
  const t = useT('install')
  const prompt = useNativePrompt()
  if (isInstalled() || prompt === 'installed') return null
  return (
    <Surface>
      <Title order={2} mb="xs">
        {t('hint.title')}
      </Title>
      <Text mb="md">{t('hint.text')}</Text>
      <ButtonLink
        to="/install-pwa"
        variant="default"
        leftSection={<IconDeviceMobileDown size={20} aria-hidden />}
      >
        {t('hint.how')}
      </ButtonLink>
    </Surface>
  )
}
