import { Stack, Text, Title } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** Where the account is signed in, and who acted for its owner. */
export function SafetyCard({ devices }: { devices: ReactNode }) {
  const t = useT('profile')
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('safety.title')}</Title>
        <Text>{t('safety.text')}</Text>
        {devices}
        <ButtonLink to="/family/ledger" variant="default" leftSection={<IconUsers size={20} aria-hidden />}>
          {t('safety.ledger')}
        </ButtonLink>
      </Stack>
    </Surface>
  )
}
