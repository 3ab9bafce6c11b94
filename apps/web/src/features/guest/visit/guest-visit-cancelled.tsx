import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** The visit is cancelled: where to book another one. */
export function GuestVisitCancelled() {
  const t = useT('guest')
  return (
    <EmptyState
      title={t('visit.cancelledTitle')}
      hint={t('visit.cancelledHint')}
      action={<ButtonLink to="/doctors">{t('visit.find')}</ButtonLink>}
    />
  )
}
