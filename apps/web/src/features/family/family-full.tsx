import { IconUsers } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { SupportLink } from '../../app/support/support-link.tsx'

/** The family has no free place of this kind: only support can add one more (product §5, "Family limits"). */
export function FamilyFull({ relKind }: { relKind: 'CHILD' | 'SPOUSE' | 'PARENT' }) {
  const t = useT('family')
  return (
    <EmptyState
      icon={<IconUsers size={32} />}
      title={t(`noPlace.${relKind}`)}
      hint={t('noPlace.next')}
      action={<SupportLink />}
    />
  )
}
