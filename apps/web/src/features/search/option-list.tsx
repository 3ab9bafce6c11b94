import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import type { FoundGroup } from './found-options.ts'
import classes from './search-field.module.css'

interface OptionListProps {
  /** Of the field; ids of the list, its groups and its options begin with it. */
  readonly id: string
  readonly groups: readonly FoundGroup[]
  readonly active: number
  readonly isShown: boolean
  /** The text of the last option, which shows all results. */
  readonly all: string
  choose(at: number): void
}

/** The list of the combobox: the options of all groups are numbered one after another. */
export function OptionList({ id, groups, active, isShown, all, choose }: OptionListProps) {
  const t = useT('search')
  const options = groups.flatMap(group => group.options)
  const option = (at: number, content: ReactNode) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
    <div
      key={at}
      id={`${id}-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={at === active}
      className={classes.option}
      // The field keeps the focus.
      onMouseDown={event => event.preventDefault()}
      onClick={() => choose(at)}
      ref={element => {
        if (at === active) element?.scrollIntoView({ block: 'nearest' })
      }}
    >
      {content}
    </div>
  )
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('title')} className={classes.popup} hidden={!isShown}>
      {groups.map(({ kind, options: ofGroup }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of its own, and a fieldset is none
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} role="presentation" className={classes.group}>
            {t(kind)}
          </div>
          {ofGroup.map(one =>
            option(
              options.indexOf(one),
              <>
                {one.name} <span className={classes.details}>{one.details}</span>
              </>,
            ),
          )}
        </div>
      ))}
      {isShown && option(options.length, all)}
    </div>
  )
}
