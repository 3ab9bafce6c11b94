import { Text } from '@mantine/core'
import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { type DrugsSearch, drugsSearch } from '../../../app/drugs/drugs-search.ts'
import { ResponsiveFilters } from '../../../app/lists/responsive-filters.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTypedText } from '../../../app/lists/use-typed-text.ts'
import { PharmacySettings } from '../basket/pharmacy-settings.tsx'

/** Words, dispensing, and how pharmacies are looked for. */
export function DrugFilters({ search }: { search: DrugsSearch }) {
  const t = useT('drugs')
  const pharmacies = useT('pharmacies')
  const change = useChangeAddress(drugsSearch)
  const [text, setText] = useTypedText(search.q ?? '', q => change({ q }))
  return (
    <>
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        maxLength={SEARCH_MAXIMUM}
        value={text}
        onChange={setText}
      />
      <ResponsiveFilters label={t('filters')} active={search.dispensing ? 1 : 0}>
        <SelectField
          label={t('dispensing')}
          value={search.dispensing ?? 'any'}
          options={[
            { value: 'any', label: t('anyDispensing') },
            { value: 'otc', label: t('otc') },
            { value: 'rx', label: t('rx') },
          ]}
          onChoose={value => change({ dispensing: value === 'any' ? undefined : value })}
        />
        <Text fw={600}>{pharmacies('settingsThere')}</Text>
        <PharmacySettings />
      </ResponsiveFilters>
    </>
  )
}
