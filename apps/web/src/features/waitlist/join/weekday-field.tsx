import { IconCheck } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useId } from 'react'
import classes from './join.module.css'
import { EVERY_DAY } from './wanted-times-form.ts'

interface WeekdayFieldProps {
  value: readonly number[]
  onChange: (weekdays: readonly number[]) => void
  error: string | undefined
}

/** The wanted days of the week, each a toggle. */
export function WeekdayField({ value, onChange, error }: WeekdayFieldProps) {
  const t = useT('waitlist')
  const calendar = useT('calendar')
  const message = useId()
  return (
    <fieldset className={classes.days} aria-describedby={error ? message : undefined}>
      <legend className={classes.legend}>{t('days')}</legend>
      <div className={classes.chips}>
        {EVERY_DAY.map(day => {
          const isOn = value.includes(day)
          return (
            <label key={day} className={classes.chip} data-on={isOn || undefined}>
              <input
                type="checkbox"
                className={classes.box}
                checked={isOn}
                aria-label={calendar(`weekday.${day}`)}
                onChange={() =>
                  onChange(isOn ? value.filter(other => other !== day) : [...value, day].toSorted())
                }
              />
              <IconCheck size={16} className={classes.mark} aria-hidden />
              <span aria-hidden>{calendar(`weekdayShort.${day}`)}</span>
            </label>
          )
        })}
      </div>
      {error && (
        <p id={message} role="alert" className={classes.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
