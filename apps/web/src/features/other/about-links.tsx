import {
  IconBook2,
  IconBuilding,
  IconBulb,
  IconFileText,
  IconMail,
  IconShieldLock,
} from '@tabler/icons-react'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useConfig } from '../../app/api/use-config.ts'
import { useLegalPages } from '../../app/consent/legal-pages.ts'
import { LinkRows, OutsideLink, ScreenLink } from '../../app/link-rows/link-rows.tsx'
import { useSupportMail } from '../../app/support/use-support-mail.ts'

/** How to use the app, whom to write to, and the rules (product §2, "Other section"). */
export function AboutLinks() {
  const t = useT('other')
  const legal = useT('common')
  const { language } = useTexts()
  const pages = useLegalPages()
  const support = useSupportMail()
  // Without a site for them, suggestions go to support.
  const suggestions = useConfig().data?.feedbackAddress ?? support
  return (
    <LinkRows>
      <OutsideLink href={`/guide/${language}.html`} icon={<IconBook2 />}>
        {t('guide')}
      </OutsideLink>
      {suggestions && (
        <OutsideLink href={suggestions} icon={<IconBulb />}>
          {t('improve')}
        </OutsideLink>
      )}
      {support && (
        <OutsideLink href={support} icon={<IconMail />}>
          {t('support')}
        </OutsideLink>
      )}
      <ScreenLink to="/company-programmes" icon={<IconBuilding />}>
        {t('companies')}
      </ScreenLink>
      <OutsideLink href={pages.privacy} icon={<IconShieldLock />}>
        {legal('legal.privacy')}
      </OutsideLink>
      <OutsideLink href={pages.agreement} icon={<IconFileText />}>
        {legal('legal.agreement')}
      </OutsideLink>
    </LinkRows>
  )
}
