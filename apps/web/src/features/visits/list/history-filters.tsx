import { Button } from '@mantine/core'

import { DATE_FLOOR } from '@vizit/domain/person/birthday.ts'
import { addMonthsClamped } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { pastRangeStart } from '@vizit/domain/visits/past-range.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { useState } from 'react'
import { useProviderNames } from '../../../app/provider/use-provider-names.ts'
import type { Visit } from '../visit-types.ts'
import { useVisitsSearch, type VisitsSearch } from '../visits-search.ts'
import classes from './history-filters.module.css'
import { useChangeVisitsSearch } from './use-change-visits-search.ts'

/** The parameters that clearing removes. */
const FILTERS = { who: undefined, from: undefined, clinic: undefined, outcome: undefined, by: undefined }

const OUTCOMES = ['completed', 'missed', 'cancelled'] as const

const isFiltered = (search: VisitsSearch) =>
  Object.keys(FILTERS).some(name => search[name as keyof typeof FILTERS] !== undefined)

/** The period, medical centre and outcome of past visits, and how they are searched; all in the address. */
export function HistoryFilters({ visits }: { visits: readonly Visit[] }) {
  const t = useT('visits')
  const search = useVisitsSearch()
  const [isOpen, setOpen] = useState(isFiltered(search))
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.summary}>{t('filter.title')}</summary>
      {isOpen && <Fields visits={visits} search={search} />}
    </details>
  )
}

function Fields({ visits, search }: { visits: readonly Visit[]; search: VisitsSearch }) {
  const t = useT('visits')
  const change = useChangeVisitsSearch()
  const nameOf = useProviderNames()
  const { clinic = '', outcome = '', by, from } = search
  const codes = new Set([...visits.map(({ providerCode }) => providerCode), ...(clinic ? [clinic] : [])])
  return (
    <div className={classes.fields}>
      <PeriodField from={from} />
      {codes.size > 1 && (
        <SelectField
          label={t('filter.clinic')}
          value={clinic}
          options={[
            { value: '', label: t('filter.anyClinic') },
            ...[...codes].map(code => ({ value: code, label: nameOf(code) ?? code })),
          ]}
          onChoose={chosen => change({ clinic: chosen || undefined })}
        />
      )}
      <SelectField
        label={t('filter.outcome')}
        value={outcome}
        options={[
          { value: '', label: t('filter.anyOutcome') },
          ...OUTCOMES.map(value => ({ value, label: t(`status.${value}`) })),
        ]}
        onChoose={chosen => change({ outcome: OUTCOMES.find(each => each === chosen) })}
      />
      <SwitchField
        label={t('filter.byName')}
        checked={by === 'name'}
        onChange={checked => change({ by: checked ? 'name' : undefined })}
      />
    </div>
  )
}

/** Removes all filters; not shown if there is none. */
export function ClearFilters() {
  const t = useT('visits')
  const search = useVisitsSearch()
  const change = useChangeVisitsSearch()
  if (!isFiltered(search)) return null
  return (
    <Button variant="default" onClick={() => change(FILTERS)}>
      {t('filter.clear')}
    </Button>
  )
}

/** Since when past visits are shown; a day to which “Show earlier” has led is an option of its own. */
function PeriodField({ from }: { from: string | undefined }) {
  const t = useT('visits')
  const format = useFormat()
  const change = useChangeVisitsSearch()
  const today = civilDateOf(Date.now())
  const usual = pastRangeStart(today)
  const options = [
    { value: usual, label: t('filter.month') },
    { value: addMonthsClamped(today, -3), label: t('filter.quarter') },
    { value: addMonthsClamped(today, -12), label: t('filter.year') },
    { value: DATE_FLOOR, label: t('filter.ever') },
  ]
  const shown = from !== undefined && from < usual ? from : usual
  if (!options.some(({ value }) => value === shown)) {
    options.push({ value: shown, label: t('filter.since', { date: format.shortDate(shown) }) })
  }
  return (
    <SelectField
      label={t('filter.period')}
      value={shown}
      options={options}
      onChoose={chosen => change({ from: chosen === usual ? undefined : chosen })}
    />
  )
}
