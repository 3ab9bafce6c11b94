import { IconLinkOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** A link that has expired; it looks the same as a link that never existed. */
export function LinkExpired() {
  const t = useT('guest')
  return (
    <>
      <EmptyState
        icon={<IconLinkOff size={32} />}
        title={t('visit.expired')}
        hint={t('visit.expiredHint')}
        action={<ButtonLink to="/doctors">{t('visit.find')}</ButtonLink>}
      />
      <ButtonLink to="/sign-in" variant="subtle">
        {t('visit.signIn')}
      </ButtonLink>
    </>
  )
}
