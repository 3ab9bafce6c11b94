import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../app/router/router-links.tsx'

/** The doctor or branch of the address does not exist, or not any more; with the next step. */
export function DoctorOrBranchNotFound({ icon, title }: { icon: ReactNode; title: string }) {
  const t = useT('places')
  return (
    <Screen title={title}>
      <EmptyState
        icon={icon}
        hint={t('goneHint')}
        action={<ButtonLink to="/specialities">{t('findDoctor')}</ButtonLink>}
      />
    </Screen>
  )
}
