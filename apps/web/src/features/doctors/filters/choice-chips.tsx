import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useId } from 'react'
import classes from './filters.module.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface ChoiceChipsProps<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  /** How many doctors each value would leave; undefined until it is known. */
  counts: Readonly<Record<Value, number>> | undefined
  onChoose: (value: Value) => void
}

/** One value of a few, as chips; each says how many doctors it leaves. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, choices, value, counts, onChoose } = props
  const t = useT('doctors')
  const name = useId()
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.chips}>
        {choices.map(choice => {
          const count = counts?.[choice.value]
          return (
            <label key={choice.value} className={classes.chip} data-empty={count === 0 || undefined}>
              <input
                type="radio"
                name={name}
                className={classes.radio}
                checked={choice.value === value}
                onChange={() => onChoose(choice.value)}
                aria-label={count === undefined ? choice.label : `${choice.label}: ${t('left', { count })}`}
              />
              <span aria-hidden>{choice.label}</span>
              <span aria-hidden className={classes.count}>
                {count ?? ''}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
