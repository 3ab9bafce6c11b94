import type { Answer } from '@vizit/api-client/calls.ts'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { midSentence } from '@vizit/i18n/format/mid-sentence.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { useProgrammeOptions } from '../../../app/cover/use-programme-options.ts'
import { ChoiceWithoutScripts } from '../../../app/lists/choice-without-scripts.tsx'
import type { ChosenFilter } from '../../../app/lists/chosen-filters.tsx'
import { ResponsiveFilters } from '../../../app/lists/responsive-filters.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTypedText } from '../../../app/lists/use-typed-text.ts'
import { useChosenTown } from '../../../app/provider/provider-choice.ts'
import { ANY_CHILD, type ServicesSearch, servicesSearch } from '../../../app/service/services-search.ts'

interface ServiceFiltersProps {
  search: ServicesSearch
  directions: Answer<'findServices'>['directions']
}

const CHILD_AGES = Array.from({ length: ADULT_AGE }, (_, age) => age)

/** Words, direction, group, age of the patient and programme (product §2, "UmsFilter"). */
export function ServiceFilters({ search, directions }: ServiceFiltersProps) {
  const t = useT('services')
  const ofList = useT('paged-list')
  const change = useChangeAddress(servicesSearch, { asSteps: true })
  const [text, setText] = useTypedText(search.q ?? '', q => change({ q }))
  const programmes = useProgrammeOptions(search.program, { unknown: t('program') })
  const { direction = '', group = '', age = '', program = '' } = search
  const ofDirection = directions.find(({ id }) => id === direction)
  const groups = ofDirection?.groups ?? []
  const ofGroup = groups.find(({ id }) => id === group)
  const aged = (years: number) =>
    years >= ADULT_AGE ? t('adult') : years === 0 ? t('newborn') : t('years', { count: years })
  const chosen: ChosenFilter[] = []
  if (direction)
    chosen.push({
      name: ofDirection?.name ?? t('direction'),
      onRemove: () => change({ direction: undefined, group: undefined }),
    })
  if (group) chosen.push({ name: ofGroup?.name ?? t('group'), onRemove: () => change({ group: undefined }) })
  if (age)
    chosen.push({
      name: `${t('age')}: ${midSentence(age === ANY_CHILD ? t('anyChild') : aged(Number(age)))}`,
      onRemove: () => change({ age: undefined }),
    })
  if (program)
    chosen.push({
      name: programmes.find(({ value }) => value === program)?.label ?? t('program'),
      onRemove: () => change({ program: undefined }),
    })
  const counted = (name: string, count: number) => `${name} (${count})`
  const byDirection = {
    label: t('direction'),
    value: directions.some(({ id }) => id === direction) ? direction : '',
    options: [
      { value: '', label: t('anyDirection') },
      ...directions.map(({ id, name, servicesCount }) => ({
        value: id,
        label: counted(name, servicesCount),
      })),
    ],
  }
  const byAge = {
    label: t('age'),
    // Services differ for adults by nothing: any adult of an address is one.
    value: Number(age) > ADULT_AGE ? String(ADULT_AGE) : age,
    options: [
      { value: '', label: t('anyAge') },
      { value: ANY_CHILD, label: t('anyChild') },
      ...[ADULT_AGE, ...CHILD_AGES].map(years => ({ value: String(years), label: aged(years) })),
    ],
  }
  return (
    <>
      <ChoiceWithoutScripts
        action="/services"
        kept={{ program: search.program }}
        words={{ label: t('search'), value: search.q }}
        town={useChosenTown() ?? 0}
        selects={[
          { name: 'direction', ...byDirection },
          { name: 'age', ...byAge },
        ]}
        submit={ofList('show')}
      />
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        maxLength={SEARCH_MAXIMUM + 1}
        value={text}
        onChange={setText}
      />
      <ResponsiveFilters
        label={t('filters')}
        active={chosen.length}
        chosen={chosen}
        clear={{
          label: t('reset'),
          onPress: () =>
            change({ direction: undefined, group: undefined, age: undefined, program: undefined }),
        }}
      >
        <SelectField {...byDirection} onChoose={id => change({ direction: id, group: undefined })} />
        {groups.length > 0 && (
          <SelectField
            label={t('group')}
            value={groups.some(({ id }) => id === group) ? group : ''}
            options={[
              { value: '', label: t('anyGroup') },
              ...groups.map(({ id, name, servicesCount }) => ({
                value: id,
                label: counted(name, servicesCount),
              })),
            ]}
            onChoose={id => change({ group: id })}
          />
        )}
        <SelectField {...byAge} onChoose={value => change({ age: value })} />
        {programmes.length > 0 && (
          <SelectField
            label={t('program')}
            value={program}
            options={[{ value: '', label: t('anyProgram') }, ...programmes]}
            onChoose={value => change({ program: value })}
          />
        )}
      </ResponsiveFilters>
    </>
  )
}
