import { Text } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { foundGroups } from './found-options.ts'
import { rememberSearch } from './recent-searches.ts'
import classes from './search-field.module.css'
import { SearchSuggestions } from './search-suggestions.tsx'
import { usePausedText, useSearchResults } from './use-search.ts'

const SHOWN_OF_EACH = 3

/** One field over everything that can be found: a combobox whose options lead to what they name. */
export function SearchField({ initial = '' }: { initial?: string }) {
  const t = useT('search')
  const id = useId()
  const navigate = useNavigate()
  const { history } = useRouter()
  const [text, setText] = useState(initial)
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const { data, refusal, refetch } = useSearchResults(usePausedText(text), SHOWN_OF_EACH)
  const groups = data ? foundGroups(data, t) : []
  const options = groups.flatMap(group => group.options)
  const isShown = isOpen && options.length > 0
  const chosen = isShown ? options[active] : undefined

  function leaveFor(href: string) {
    rememberSearch(text.trim())
    setOpen(false)
    history.push(href)
  }

  function showAll(query: string) {
    setOpen(false)
    setText(query)
    rememberSearch(query)
    void navigate({ to: '/search', search: { q: query } })
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    if (event.key === 'ArrowDown' && last >= 0) {
      setOpen(true)
      setActive(active >= last ? 0 : active + 1)
    } else if (event.key === 'ArrowUp' && last >= 0) {
      setOpen(true)
      setActive(active <= 0 ? last : active - 1)
    } else if (event.key === 'Escape') {
      if (isShown) setOpen(false)
      else setText('')
      setActive(-1)
    } else if (event.key === 'Enter') {
      if (chosen) leaveFor(chosen.href)
      // The user may be quicker than the pause after which the results are asked for.
      else if (!isTooShort(text)) showAll(text.trim())
    } else return
    event.preventDefault()
  }

  return (
    <div>
      <label htmlFor={id}>{t('label')}</label>
      <input
        id={id}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={chosen && `${id}-${active}`}
        className={classes.control}
        value={text}
        onChange={event => {
          setText(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
      />
      <Text id={`${id}-hint`} c="dimmed" size="sm">
        {t('hint')}
      </Text>
      <Text role="status" c="dimmed" size="sm">
        {isOpen && data && (options.length > 0 ? t('found', { count: options.length }) : t('none'))}
        {isOpen && data?.understood && ` ${t('understood', { query: data.understood.query })}`}
      </Text>
      {isOpen && refusal && <ErrorState refusal={refusal} retry={refetch} />}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('title')}
        className={classes.popup}
        hidden={!isShown}
      >
        {groups.map(({ kind, options: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of its own, and a fieldset is none
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={classes.group}>
              {t(kind)}
            </div>
            {ofGroup.map(option => {
              const at = options.indexOf(option)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
                <div
                  key={option.href}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className={classes.option}
                  onMouseDown={event => event.preventDefault()}
                  onClick={() => leaveFor(option.href)}
                >
                  {option.name}
                  <span className={classes.details}>{option.details}</span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {text === '' && <SearchSuggestions choose={showAll} />}
    </div>
  )
}
