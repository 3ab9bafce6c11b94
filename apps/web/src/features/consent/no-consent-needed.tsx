import { IconCircleCheck } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

export function NoConsentNeeded() {
  const t = useT('consent')
  return (
    <EmptyState
      icon={<IconCircleCheck size={32} />}
      title={t('given')}
      hint={t('givenHint')}
      action={<ButtonLink to="/">{t('toDoctors')}</ButtonLink>}
    />
  )
}
