import { IconBuildingOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** The medical centre of the address does not exist, or not any more; with the next step. */
export function MedcenterGone() {
  const t = useT('medcenter')
  return (
    <Screen title={t('gone')}>
      <EmptyState
        icon={<IconBuildingOff size={32} />}
        hint={t('goneHint')}
        action={<ButtonLink to="/medcenters">{t('all')}</ButtonLink>}
      />
    </Screen>
  )
}
