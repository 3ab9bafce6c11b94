import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { useCoverPerson } from '../../../app/cover/use-cover-person.ts'
import { useProgrammeOptions } from '../../../app/cover/use-programme-options.ts'
import type { ChosenFilter } from '../../../app/lists/chosen-filters.tsx'
import { ResponsiveFilters } from '../../../app/lists/responsive-filters.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTypedText } from '../../../app/lists/use-typed-text.ts'
import { type MedcentersSearch, medcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { MedcentersWithoutScripts } from './medcenters-without-scripts.tsx'
import { OrderField } from './order-field.tsx'
import { ProgrammeFilter } from './programme-filter.tsx'
import { ServiceFilter } from './service-filter.tsx'

/** Words, whose medical centres, open now, and the order (calls §3.1). */
export function MedcenterFilters({ search }: { search: MedcentersSearch }) {
  const t = useT('medcenters')
  const change = useChangeAddress(medcentersSearch, { asSteps: true })
  const [text, setText] = useTypedText(search.q ?? '', q => change({ q }))
  const { filter, program, covered, openNow } = search
  const programmes = useProgrammeOptions(program, { unknown: t('program'), whose: useCoverPerson().asked })
  const programme = programmes.find(({ value }) => value === program)?.label ?? t('program')
  const chosen: ChosenFilter[] = []
  if (filter === 'bookmarks')
    chosen.push({ name: t('bookmarks'), onRemove: () => change({ filter: undefined }) })
  if (program)
    chosen.push({
      name: covered === 'no' ? `${t('notCovered')}: ${programme}` : programme,
      onRemove: () => change({ program: undefined }),
    })
  if (openNow) chosen.push({ name: t('openNow'), onRemove: () => change({ openNow: undefined }) })
  return (
    <>
      <MedcentersWithoutScripts search={search} />
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        maxLength={SEARCH_MAXIMUM + 1}
        value={text}
        onChange={setText}
      />
      <OrderField search={search} />
      <ResponsiveFilters
        label={t('filters')}
        active={chosen.length}
        chosen={chosen}
        clear={{
          label: t('reset'),
          onPress: () => change({ filter: undefined, program: undefined, openNow: undefined }),
        }}
      >
        <SwitchField
          label={t('bookmarks')}
          checked={search.filter === 'bookmarks'}
          onChange={isOn => change({ filter: isOn ? 'bookmarks' : undefined })}
        />
        <ProgrammeFilter search={search} />
        <SwitchField
          label={t('openNow')}
          checked={search.openNow === 'true'}
          onChange={isOn => change({ openNow: isOn ? 'true' : undefined })}
        />
      </ResponsiveFilters>
      {search.service && (
        <ServiceFilter id={search.service} onDrop={() => change({ service: undefined, sort: undefined })} />
      )}
    </>
  )
}
