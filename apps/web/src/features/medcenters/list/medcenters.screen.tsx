import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import type { MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'
import { MedcenterFilters } from './medcenter-filters.tsx'
import { MedcenterList } from './medcenter-list.tsx'
import classes from './medcenters.module.css'

/** Medical centres of all organisations in a town (product §2, "Medical center list and filter"). */
export function MedcentersScreen({ search }: { search: MedcentersSearch }) {
  const t = useT('medcenters')
  const town = useTown()
  return (
    <Screen title={t('title')} wide>
      <div className={classes.columns}>
        <MedcenterFilters search={search} town={town} />
        <MedcenterList search={search} town={town} />
      </div>
    </Screen>
  )
}
