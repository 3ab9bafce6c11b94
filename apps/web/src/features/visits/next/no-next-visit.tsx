import { IconCalendarPlus } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** Says that there is no next visit, and how to book one. */
export function NoNextVisit() {
  const t = useT('visits')
  return (
    <EmptyState
      icon={<IconCalendarPlus size={32} />}
      title={t('nextVisit.none')}
      hint={t('nextVisit.noneHint')}
      action={
        <ButtonLink to="/doctors" variant="default">
          {t('nextVisit.findDoctor')}
        </ButtonLink>
      }
    />
  )
}
