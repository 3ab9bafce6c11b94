import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PersonFilterField } from '../../../app/lists/person-filter-field.tsx'
import type { Visit } from '../visit-types.ts'
import { useChangeVisitsSearch } from './use-change-visits-search.ts'

export function VisitPersonFilter({ visits, who }: { visits: readonly Visit[]; who: string | null }) {
  const t = useT('visits')
  const change = useChangeVisitsSearch()
  return (
    <PersonFilterField
      label={t('whose')}
      own={t('myVisits')}
      records={visits}
      who={who}
      onChoose={chosen => change({ who: chosen ?? undefined })}
    />
  )
}
