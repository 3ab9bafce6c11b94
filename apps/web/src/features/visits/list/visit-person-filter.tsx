import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PersonFilterField } from '../../../app/lists/person-filter-field.tsx'
import type { Visit } from '../visit-types.ts'

export function VisitPersonFilter({ visits, who }: { visits: readonly Visit[]; who: string | null }) {
  const t = useT('visits')
  const navigate = useNavigate()
  const choose = (chosen: string | null) =>
    void navigate({
      from: '/visits/',
      to: '.',
      search: ({ who: _, visit: __, ...rest }) => ({ ...rest, ...(chosen && { who: chosen }) }),
      replace: true,
      resetScroll: false,
    })
  return (
    <PersonFilterField label={t('whose')} own={t('myVisits')} records={visits} who={who} onChoose={choose} />
  )
}
