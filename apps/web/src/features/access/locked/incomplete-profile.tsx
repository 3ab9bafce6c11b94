import { IconUserEdit } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'

export function IncompleteProfile() {
  const t = useT('access')
  return (
    <Screen title={t('incomplete.title')}>
      <EmptyState
        icon={<IconUserEdit size={36} />}
        title={t('incomplete.text')}
        action={<ButtonLink to="/profile/edit">{t('incomplete.fillIn')}</ButtonLink>}
      />
    </Screen>
  )
}
