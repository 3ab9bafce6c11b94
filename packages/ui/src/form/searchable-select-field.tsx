import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { nextOption } from './next-option.ts'
import plain from './plain-field.module.css'
import classes from './searchable-select-field.module.css'
import type { SelectOption } from './select-field.tsx'

interface SearchableSelectFieldProps {
  label: string
  /** Empty: nothing is chosen. */
  value: string
  /** The option without a value says what holds while nothing is chosen. */
  options: readonly SelectOption[]
  /** The options that are found by the typed words, the one that is meant first. */
  find: (options: readonly SelectOption[], typed: string) => readonly SelectOption[]
  onChoose: (value: string) => void
}

/** Selects one of many options, which typed words filter: an editable combobox by the ARIA pattern. */
export function SearchableSelectField({ label, value, options, find, onChoose }: SearchableSelectFieldProps) {
  const t = useT('common')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** Null: nothing has been typed since the list was opened. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const labelOf = (wanted: string) => options.find(option => option.value === wanted)?.label ?? ''
  const found = typed === null ? options : find(options, typed)
  const shown = isOpen ? found : []

  function open() {
    if (isOpen) return
    setOpen(true)
    setActive(options.findIndex(option => option.value === value))
    input.current?.select()
  }

  function close() {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }

  function choose(option: SelectOption | undefined) {
    if (!option) return
    close()
    if (option.value !== value) onChoose(option.value)
  }

  function clear() {
    close()
    // The button goes with the value.
    input.current?.focus()
    onChoose('')
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) open()
      else if (shown.length > 0) setActive(nextOption(active, key, shown.length - 1))
    } else if (!isOpen) return
    else if (key === 'Escape') close()
    else if (key === 'Enter') choose(shown[active])
    else if (key === 'Home' && active >= 0) setActive(0)
    else if (key === 'End' && active >= 0) setActive(shown.length - 1)
    else return
    // Escape closes the list, not the dialog around it.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className={plain.label}>
        {label}
      </label>
      <div className={plain.box}>
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          className={`${plain.control} ${classes.control}`}
          placeholder={labelOf('')}
          value={typed ?? (value ? labelOf(value) : '')}
          onChange={event => {
            setOpen(true)
            setTyped(event.target.value)
            setActive(event.target.value.trim() === '' ? -1 : 0)
          }}
          onClick={open}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {value ? (
          <button
            type="button"
            className={classes.clear}
            aria-label={t('chooser.clear', { label })}
            onClick={clear}
          >
            <IconX size={20} aria-hidden />
          </button>
        ) : (
          <IconChevronDown size={20} aria-hidden className={plain.icon} data-side="end" />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the field and does nothing else */}
        <div
          className={classes.popup}
          hidden={!isOpen}
          onMouseDown={event => event.preventDefault()}
          ref={element => {
            if (isOpen) element?.scrollIntoView({ block: 'nearest' })
          }}
        >
          <div id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`}>
            {shown.map((option, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
              <div
                key={option.value}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                data-active={at === active || undefined}
                className={classes.option}
                onClick={() => choose(option)}
                ref={element => {
                  if (at === active) element?.scrollIntoView({ block: 'nearest' })
                }}
              >
                {option.label}
                {option.value === value && <IconCheck size={20} aria-hidden />}
              </div>
            ))}
          </div>
          {isOpen && shown.length === 0 && <p className={classes.none}>{t('chooser.none')}</p>}
        </div>
      </div>
      <span role="status" className={classes.status}>
        {isOpen && (shown.length > 0 ? t('chooser.options', { count: shown.length }) : t('chooser.none'))}
      </span>
    </div>
  )
}
