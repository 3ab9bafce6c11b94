import { Stack, Text, Title } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** Leads to the employers' and insurers' programmes of the person and the family. */
export function ProgrammesCard() {
  const t = useT('profile')
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('programmes.title')}</Title>
        <Text>{t('programmes.text')}</Text>
        <ButtonLink
          to="/programmes"
          variant="default"
          leftSection={<IconShieldCheck size={20} aria-hidden />}
        >
          {t('programmes.open')}
        </ButtonLink>
      </Stack>
    </Surface>
  )
}
