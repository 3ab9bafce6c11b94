import { Anchor, Stack, Text } from '@mantine/core'
import { versionLabel } from '@vizit/domain/version/is-outdated.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { LegalLinks } from '../../app/consent/legal-links.tsx'
import { clientVersion } from '../../app/release/client-version.ts'
import { ButtonLink, TextLink } from '../../app/router/router-links.tsx'
import { SupportLink } from '../../app/support/support-link.tsx'

/** `/info`: about the product, how to use it, the support contact, and the version (product §2, "Other section"). */
export function InfoScreen() {
  const t = useT('info')
  const { language } = useTexts()
  return (
    <Screen title={t('title')}>
      <Stack align="flex-start">
        <Text>{t('text')}</Text>
        <ButtonLink to="/timeslot">{t('findDoctor')}</ButtonLink>
        <Anchor href={`/guide/${language}.html`} target="_blank" rel="noopener">
          {t('guide')}
        </Anchor>
        <TextLink to="/install-pwa">{t('install')}</TextLink>
        <SupportLink />
        <LegalLinks />
        <Text c="dimmed" size="sm">
          {t('version', { version: versionLabel(clientVersion()) })}
        </Text>
      </Stack>
    </Screen>
  )
}
