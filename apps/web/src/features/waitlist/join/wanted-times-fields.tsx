import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DateField } from '@vizit/ui/form/date-field.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import classes from './join.module.css'
import { problemsOf, type WantedTimesForm } from './wanted-times-form.ts'
import { WeekdayField } from './weekday-field.tsx'

const HOURS = Array.from({ length: 15 }, (_, hour) => `${String(hour + 7).padStart(2, '0')}:00`)

interface WantedTimesFieldsProps {
  form: WantedTimesForm
  onChange: (form: WantedTimesForm) => void
  /** True to show why no time is left, only after the first attempt to submit. */
  isTold: boolean
}

/** When a visit is wanted: days, hours and the last date. */
export function WantedTimesFields({ form, onChange, isTold }: WantedTimesFieldsProps) {
  const t = useT('waitlist')
  const problems = isTold ? problemsOf(form, civilDateOf(Date.now())) : {}
  const hoursWith = (chosen: string) => [
    { value: '', label: t('anyHour') },
    // Another client may have set an hour that the list does not contain.
    ...[...new Set([...HOURS, ...(chosen ? [chosen] : [])])]
      .toSorted()
      .map(value => ({ value, label: value })),
  ]
  const set = (part: Partial<WantedTimesForm>) => onChange({ ...form, ...part })
  return (
    <>
      <WeekdayField
        value={form.weekdays}
        onChange={weekdays => set({ weekdays })}
        error={problems.weekdays && t('problem.noDay')}
      />
      <div className={classes.hours}>
        <SelectField
          label={t('notBefore')}
          value={form.timeFrom}
          options={hoursWith(form.timeFrom)}
          onChoose={timeFrom => set({ timeFrom })}
        />
        <SelectField
          label={t('notAfter')}
          value={form.timeTo}
          options={hoursWith(form.timeTo)}
          onChoose={timeTo => set({ timeTo })}
        />
      </div>
      {problems.timeTo && (
        <p role="alert" className={classes.problem}>
          {t('problem.noHours')}
        </p>
      )}
      <DateField
        label={t('lastDate')}
        description={t('lastDateHint')}
        autoComplete="off"
        value={form.lastDate}
        onChange={lastDate => set({ lastDate })}
        error={problems.lastDate && t(`problem.lastDate.${problems.lastDate}`)}
      />
    </>
  )
}
