import { Button, Stack, Text } from '@mantine/core'
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

/** Announced, not available yet (decisions D16). */
export function SocialSignIn() {
  const t = useT('session')
  return (
    <Stack gap="xs" maw={400}>
      <Text c="dimmed">{t('orSoon')}</Text>
      <Button variant="default" disabled leftSection={<IconBrandGoogle size={20} aria-hidden />}>
        {t('withGoogle')} ({t('soon')})
      </Button>
      <Button variant="default" disabled leftSection={<IconBrandFacebook size={20} aria-hidden />}>
        {t('withFacebook')} ({t('soon')})
      </Button>
    </Stack>
  )
}
