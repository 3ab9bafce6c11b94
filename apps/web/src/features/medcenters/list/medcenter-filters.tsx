import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { useTypedText } from '../../../app/lists/use-typed-text.ts'
import type { MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { useProfile } from '../../../app/people/profile.ts'
import classes from './medcenters.module.css'
import { ServiceFilter } from './service-filter.tsx'
import { useChangeSearch } from './use-change-search.ts'
import { sortOf, sortsFor } from './use-medcenter-pages.ts'

interface MedcenterFiltersProps {
  search: MedcentersSearch
  town: number | undefined
}

/** Words, whose medical centres, open now, and the order (calls §3.1). */
export function MedcenterFilters({ search, town }: MedcenterFiltersProps) {
  const t = useT('medcenters')
  const change = useChangeSearch(search, town)
  const [text, setText] = useTypedText(search.q ?? '', q => change({ q }))
  const { data: profile } = useProfile()
  const programmes = profile?.programs ?? []
  // A shared link may name a programme of somebody else.
  const isForeign = search.program && !programmes.some(({ coverer }) => coverer === search.program)

  return (
    <section className={classes.filters} aria-label={t('filters')}>
      <SearchField label={t('search')} hint={t('searchHint')} value={text} onChange={setText} />
      <SelectField
        label={t('filter')}
        value={search.filter ?? (search.program ? `program:${search.program}` : 'any')}
        options={[
          { value: 'any', label: t('any') },
          { value: 'bookmarks', label: t('bookmarks') },
          ...programmes.map(({ coverer, programCaption }) => ({
            value: `program:${coverer}`,
            label: t('byProgram', { program: programCaption }),
          })),
          ...(isForeign
            ? [
                {
                  value: `program:${search.program}`,
                  label: t('byProgram', { program: search.program ?? '' }),
                },
              ]
            : []),
        ]}
        onChoose={value => {
          const [kind, program] = value.split(':')
          change({ filter: kind === 'bookmarks' ? kind : undefined, program })
        }}
      />
      <SelectField
        label={t('sort')}
        value={sortOf(search)}
        options={sortsFor(search).map(value => ({ value, label: t(value) }))}
        onChoose={sort => change({ sort })}
      />
      <SwitchField
        label={t('openNow')}
        checked={search.openNow === 'true'}
        onChange={isOn => change({ openNow: isOn ? 'true' : undefined })}
      />
      {search.service && (
        <ServiceFilter id={search.service} onDrop={() => change({ service: undefined, sort: undefined })} />
      )}
    </section>
  )
}
