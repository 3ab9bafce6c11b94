import { Text } from '@mantine/core'
import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { type DrugsSearch, drugsSearch } from '../../../app/drugs/drugs-search.ts'
import { ChoiceWithoutScripts } from '../../../app/lists/choice-without-scripts.tsx'
import { ResponsiveFilters } from '../../../app/lists/responsive-filters.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTypedText } from '../../../app/lists/use-typed-text.ts'
import { useChosenTown } from '../../../app/provider/provider-choice.ts'
import { PharmacySettings } from '../basket/pharmacy-settings.tsx'

/** Words, dispensing, and how pharmacies are looked for. */
export function DrugFilters({ search }: { search: DrugsSearch }) {
  const t = useT('drugs')
  const pharmacies = useT('pharmacies')
  const ofList = useT('paged-list')
  const change = useChangeAddress(drugsSearch, { asSteps: true })
  const [text, setText] = useTypedText(search.q ?? '', q => change({ q }))
  const byDispensing = {
    label: t('dispensing'),
    value: search.dispensing ?? '',
    options: [
      { value: '', label: t('anyDispensing') },
      { value: 'otc', label: t('otc') },
      { value: 'rx', label: t('rx') },
    ],
  }
  return (
    <>
      <ChoiceWithoutScripts
        action="/drugs"
        kept={{ packs: search.packs, form: search.form }}
        words={{ label: t('search'), value: search.q }}
        town={useChosenTown() ?? 0}
        selects={[{ name: 'dispensing', ...byDispensing }]}
        submit={ofList('show')}
      />
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        maxLength={SEARCH_MAXIMUM + 1}
        value={text}
        onChange={setText}
      />
      <ResponsiveFilters label={t('filters')} active={search.dispensing ? 1 : 0}>
        <SelectField {...byDispensing} onChoose={value => change({ dispensing: value || undefined })} />
        <Text fw={600}>{pharmacies('settingsThere')}</Text>
        <PharmacySettings />
      </ResponsiveFilters>
    </>
  )
}
