import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { ResponsiveFilters } from '../../../app/lists/responsive-filters.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTypedText } from '../../../app/lists/use-typed-text.ts'
import { type MedcentersSearch, medcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { useProgrammeOptions } from '../../../app/people/use-programme-options.ts'
import { OrderField } from './order-field.tsx'
import { ServiceFilter } from './service-filter.tsx'

/** Words, whose medical centres, open now, and the order (calls §3.1). */
export function MedcenterFilters({ search }: { search: MedcentersSearch }) {
  const t = useT('medcenters')
  const change = useChangeAddress(medcentersSearch)
  const [text, setText] = useTypedText(search.q ?? '', q => change({ q }))
  const programmes = useProgrammeOptions(search.program)
  const { filter, program, openNow } = search
  const active = [filter, program, openNow].filter(Boolean).length
  return (
    <>
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        maxLength={SEARCH_MAXIMUM}
        value={text}
        onChange={setText}
      />
      <OrderField search={search} />
      <ResponsiveFilters label={t('filters')} active={active}>
        <SwitchField
          label={t('bookmarks')}
          checked={search.filter === 'bookmarks'}
          onChange={isOn => change({ filter: isOn ? 'bookmarks' : undefined })}
        />
        {programmes.length > 0 && (
          <SelectField
            label={t('program')}
            value={search.program ?? ''}
            options={[
              { value: '', label: t('anyProgram') },
              ...programmes.map(({ value, label }) => ({ value, label: t('byProgram', { program: label }) })),
            ]}
            onChoose={program => change({ program: program || undefined, covered: undefined })}
          />
        )}
        {program && (
          <SwitchField
            label={t('notCovered')}
            checked={search.covered === 'no'}
            onChange={isOn => change({ covered: isOn ? 'no' : undefined })}
          />
        )}
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
