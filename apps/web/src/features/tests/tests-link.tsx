import { IconTestPipe } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

/** A link to the tests from the card and the profile: only the portal's menu has an entry for them. */
export function TestsLink() {
  const t = useT('navigation')
  return (
    <ButtonLink to="/tests" variant="default" leftSection={<IconTestPipe size={20} aria-hidden />}>
      {t('tests')}
    </ButtonLink>
  )
}
