import type { Answer } from '@vizit/api-client/calls.ts'
import { doctorProfiles } from '@vizit/domain/filters/doctor-sorts.ts'
import { preferredDays, preferredTimes, timesOfDay } from '@vizit/domain/filters/preferred-time.ts'
import { searchWords } from '@vizit/domain/search/matches-search.ts'
import { optionsWithWords } from '@vizit/domain/search/options-with-words.ts'
import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchableSelectField } from '@vizit/ui/form/searchable-select-field.tsx'
import { SelectField, type SelectOption } from '@vizit/ui/form/select-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { useProgrammeOptions } from '../../../app/cover/use-programme-options.ts'
import { type DoctorsSearch, doctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { useSessionState } from '../../../app/session/session.ts'
import { childAgeOf } from '../child-age-of.ts'
import type { FilterChange } from '../doctors-query.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { ConflictingTimes } from './conflicting-times.tsx'
import classes from './filters.module.css'
import { SignInForBookmarks } from './sign-in-for-bookmarks.tsx'
import { TypedField } from './typed-field.tsx'
import { useChosenNames } from './use-filter-names.ts'
import { useFilterOptions } from './use-filter-options.ts'

/** The age that a text says; empty: none. */
const ageOf = (text: string) =>
  (/^\d{1,3}$/.test(text.trim()) && doctorsSearch({ age: Number(text) }).age) || ''

/** The options, and the chosen one if it is not among them: a filter of another town stays visible. */
const withChosen = (options: readonly SelectOption[], value: string | undefined, label: string) =>
  value === undefined || options.some(option => option.value === value)
    ? options
    : [{ value, label }, ...options]

interface DoctorFiltersProps {
  search: DoctorsSearch
  counts: Answer<'countDoctors'> | undefined
  onChange: (change: FilterChange) => void
}

/** All filters but the town and the speciality (product §3, "Filters and sorts"). */
export function DoctorFilters({ search, counts, onChange }: DoctorFiltersProps) {
  const t = useT('doctors')
  const isSignedIn = useSessionState() === 'signed-in'
  const { centres, services, directions } = useFilterOptions()
  const programmes = useProgrammeOptions(search.program, {
    unknown: t('program'),
    whose: { childAge: childAgeOf(search) },
  })
  const chosen = useChosenNames(search)
  const { profile = '0', days = '0', time = '0', part = 'all' } = search
  /** A filter's value by which everything is let through is not in the address. */
  const unless = (everything: string, value: string) => (value === everything ? undefined : value)

  return (
    <div className={classes.fields}>
      <ChoiceChips
        label={t('days.label')}
        choices={preferredDays.map(value => ({ value, label: t(`days.${value}`) }))}
        value={days as (typeof preferredDays)[number]}
        counts={counts?.preferredDays}
        onChoose={value => onChange({ days: unless('0', value) })}
      />
      <ChoiceChips
        label={t('part.label')}
        choices={timesOfDay.map(value => ({ value, label: t(`part.${value}`) }))}
        value={part as (typeof timesOfDay)[number]}
        counts={counts?.timeOfDay}
        onChoose={value => onChange({ part: unless('all', value) })}
      />
      <ChoiceChips
        label={t('time.label')}
        choices={preferredTimes.map(value => ({ value, label: t(`time.${value}`) }))}
        value={time as (typeof preferredTimes)[number]}
        counts={counts?.preferredTime}
        onChoose={value => onChange({ time: unless('0', value) })}
      />
      <ConflictingTimes search={search} onChange={onChange} />
      <ChoiceChips
        label={t('profile.label')}
        choices={doctorProfiles.map(value => ({ value, label: t(`profile.${value}`) }))}
        value={profile as (typeof doctorProfiles)[number]}
        counts={counts?.profile}
        onChoose={value => onChange({ profile: unless('0', value) })}
      />
      <TypedField
        label={t('age')}
        description={t('ageHint')}
        inputMode="numeric"
        maxLength={3}
        value={search.age ?? ''}
        read={ageOf}
        wrong={t('ageWrong')}
        onChange={age => onChange({ age: age || undefined })}
      />
      <SearchableSelectField
        label={t('branch')}
        find={optionsWithWords}
        value={search.branch ?? ''}
        onChoose={branch => onChange({ branch: branch || undefined })}
        options={[
          { value: '', label: t('anyBranch') },
          ...withChosen(
            centres.map(({ branchId, branch, address }) => ({
              value: branchId,
              label: joinBranchAndAddress(branch, address),
            })),
            search.branch,
            chosen.branch ?? t('branch'),
          ),
        ]}
      />
      <SearchableSelectField
        label={t('service')}
        find={optionsWithWords}
        value={search.service ?? ''}
        onChoose={service => onChange({ service: service || undefined })}
        options={[
          { value: '', label: t('anyService') },
          ...withChosen(
            services.map(({ id, name, directionId }) => {
              const direction = directions.find(known => known.id === directionId)?.name
              return { value: id, label: direction ? `${direction}: ${name}` : name }
            }),
            search.service,
            chosen.service ?? t('service'),
          ),
        ]}
      />
      {programmes.length > 0 && (
        <SelectField
          label={t('program')}
          value={search.program ?? ''}
          onChoose={program => onChange({ program: program || undefined })}
          options={[{ value: '', label: t('anyProgram') }, ...programmes]}
        />
      )}
      <TypedField
        label={t('name')}
        description={t('nameHint')}
        maxLength={SEARCH_MAXIMUM + 1}
        value={search.q ?? ''}
        read={text => (searchWords(text).length > 0 ? text.trim() : '')}
        onChange={q => onChange({ q: q || undefined })}
      />
      {isSignedIn ? (
        <SwitchField
          label={t('bookmarked')}
          checked={search.bookmarked === '1'}
          onChange={checked => onChange({ bookmarked: checked ? '1' : undefined })}
        />
      ) : (
        <SignInForBookmarks search={search} />
      )}
    </div>
  )
}
