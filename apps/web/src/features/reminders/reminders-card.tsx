import { Stack, Text, Title } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

/** The profile's link to the reminder settings. */
export function RemindersCard() {
  const t = useT('reminders')
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('title')}</Title>
        <Text>{t('intro')}</Text>
        <ButtonLink to="/reminders" variant="default" leftSection={<IconBellRinging size={20} aria-hidden />}>
          {t('link')}
        </ButtonLink>
      </Stack>
    </Surface>
  )
}
