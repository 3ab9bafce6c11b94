import { Button, Stack, Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useConfig } from '../../app/api/use-config.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { JoinedProgrammes } from './joined-programmes.tsx'
import { Points } from './points.tsx'

/** `/company-programmes`: what employers and insurers get, and how they join (product §2, "company programs"). */
export function CompanyProgrammesScreen() {
  const t = useT('company-programmes')
  return (
    <Screen title={t('title')}>
      <Stack>
        <Text>{t('lead')}</Text>
        <Points of="employees" />
        <Points of="company" />
        <HowToJoin />
        <JoinedProgrammes />
        <Surface>
          <Title order={2} mb="xs">
            {t('own.title')}
          </Title>
          <Text mb="md">{t('own.text')}</Text>
          <ButtonLink to="/insurer-request" variant="light">
            {t('own.ask')}
          </ButtonLink>
        </Surface>
      </Stack>
    </Screen>
  )
}

/** By a letter to the operator, which names nobody, because a company writes it; without an address of the operator by the form. */
function HowToJoin() {
  const t = useT('company-programmes')
  const config = useConfig().data
  if (config && !config.supportEmail)
    return (
      <Points of="join" first={t('join.firstByForm')}>
        <ButtonLink to="/insurer-request" mt="md">
          {t('join.ask')}
        </ButtonLink>
      </Points>
    )
  const href = `mailto:${config?.supportEmail}?subject=${encodeURIComponent(t('join.subject'))}`
  return (
    <Points of="join">
      {config && (
        <Button component="a" href={href} mt="md">
          {t('join.write')}
        </Button>
      )}
    </Points>
  )
}
