import { IconId } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

/** Leads from the profile to the card. */
export function WalletLink() {
  const t = useT('navigation')
  return (
    <ButtonLink to="/wallet" variant="default" leftSection={<IconId size={20} aria-hidden />}>
      {t('card')}
    </ButtonLink>
  )
}
