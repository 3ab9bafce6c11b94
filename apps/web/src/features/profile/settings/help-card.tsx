import { Anchor, Stack, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { LegalLinks } from '../../../app/consent/legal-links.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'
import classes from './help-card.module.css'

/** The guide, which also works without a network, the support link, and the legal documents. */
export function HelpCard() {
  const t = useT('profile')
  const { language } = useTexts()
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('help.title')}</Title>
        <Anchor
          href={`/guide/${language}.html`}
          download={`vizit-${language}.html`}
          className={classes.guide ?? ''}
        >
          <IconDownload size={20} aria-hidden />
          {t('help.guide')}
        </Anchor>
        <SupportLink />
        <LegalLinks />
      </Stack>
    </Surface>
  )
}
