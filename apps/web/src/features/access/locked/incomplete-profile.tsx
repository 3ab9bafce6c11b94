import { IconUserEdit } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'

/** Leads to the profile, and from there back to what was opened. */
export function IncompleteProfile() {
  const t = useT('access')
  const { href } = useLocation()
  return (
    <Screen title={t('incomplete.title')}>
      <EmptyState
        icon={<IconUserEdit size={36} />}
        title={t('incomplete.text')}
        action={
          <ButtonLink to="/profile/edit" onClick={() => keepReturnPath(href)}>
            {t('incomplete.fillIn')}
          </ButtonLink>
        }
      />
    </Screen>
  )
}
