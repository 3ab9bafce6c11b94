import { Button, Text } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { isTooLong, isTooShort, SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { nextOption } from '@vizit/ui/form/next-option.ts'
import { useEarlyText } from '@vizit/ui/form/use-early-text.ts'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { EmergencyOfWords } from '../../app/search/emergency-of-words.tsx'
import { rememberSearch } from '../../app/search/recent-searches.ts'
import { understoodWords } from '../../app/search/understood-words.ts'
import { foundGroups } from './found-options.ts'
import { OptionList } from './option-list.tsx'
import classes from './search-field.module.css'
import { SearchRefused } from './search-refused.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { usePausedText, useSearchResults } from './use-search.ts'

const SHOWN_OF_EACH = 3
/** Stands for the option that shows all results: it has no address of its own. */
const ALL = ''

interface SearchFieldProps {
  /** The words that stand in the field at first. */
  readonly initial?: string
  /** Told of each change of the text. */
  readonly onText?: (text: string) => void
}

/** One field over everything that can be found: a combobox whose options lead to what they name. */
export function SearchField({ initial = '', onText }: SearchFieldProps) {
  const t = useT('search')
  const { language } = useTexts()
  const id = useId()
  const navigate = useNavigate()
  const { history } = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [text, keepText] = useState(initial)
  /** The address of the option that the arrows reached: its place changes when later results come. */
  const [reached, setReached] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { data, refusal, refetch, isAsked, town } = useSearchResults(usePausedText(text), SHOWN_OF_EACH)
  const query = text.trim()
  const groups = data ? foundGroups(data, { query, town }, t) : []
  const found = groups.flatMap(group => group.options)
  const isShown = isOpen && found.length > 0
  const hrefs = [...found.map(({ href }) => href), ALL]
  const active = reached === null ? -1 : hrefs.indexOf(reached)

  function setText(changed: string) {
    keepText(changed)
    onText?.(changed)
  }

  function type(typed: string) {
    setText(typed)
    setOpen(true)
    setReached(null)
  }

  useEarlyText(id, text, type)

  function close() {
    setOpen(false)
    setReached(null)
  }

  function askAgain() {
    // The button goes with the error.
    input.current?.focus()
    setOpen(true)
    void refetch()
  }

  function leaveFor(href: string) {
    rememberSearch(query)
    close()
    history.push(href)
  }

  function chosen(words: string) {
    close()
    setText(words)
    rememberSearch(words)
  }

  function showAll(words: string) {
    chosen(words)
    void navigate({ to: '/search', search: { q: words } })
  }

  function choose(at: number) {
    const option = found[at]
    if (option) leaveFor(option.href)
    // The user may be quicker than the pause after which the results are asked for.
    else if (!isTooShort(query)) showAll(query)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    choose(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (!isShown) setText('')
      close()
    } else if (event.key === 'Enter') choose(isShown ? active : -1)
    else if (found.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      setOpen(true)
      setReached(hrefs[nextOption(isShown ? active : -1, event.key, found.length)] ?? null)
    } else return
    event.preventDefault()
  }

  function status() {
    if (isTooLong(query)) return t('tooLong')
    if (!isOpen) return ''
    if (!data) return isAsked && !refusal ? t('searching') : ''
    return found.length > 0 ? t('found', { groups: groups.map(({ count }) => count).join(', ') }) : t('none')
  }

  return (
    // The browser itself sends it where there are no scripts.
    // biome-ignore lint/a11y/useSemanticElements: `search` is no form
    <form role="search" action="/search" className={classes.search} onSubmit={submit}>
      <label htmlFor={id}>{t('label')}</label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        // What is cut off is said to be too long.
        maxLength={SEARCH_MAXIMUM + 1}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        className={classes.control}
        value={text}
        onChange={event => type(event.target.value)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <Text id={`${id}-hint`} c="dimmed" size="sm">
        {t('hint')}
      </Text>
      <Text role="status" c="dimmed" size="sm">
        {[status(), isOpen && understoodWords(data?.understood, t)].filter(Boolean).join('. ')}
      </Text>
      <EmergencyOfWords words={text} isSoon />
      {refusal && query !== initial && <SearchRefused refusal={refusal} retry={askAgain} />}
      <OptionList
        id={id}
        groups={groups}
        active={active}
        isShown={isShown}
        all={t('showAll', { query })}
        choose={choose}
      />
      <noscript>
        {town && <input type="hidden" name="town" value={town} />}
        <input type="hidden" name="lang" value={language} />
        <Button type="submit" variant="default" mt={8}>
          {t('title')}
        </Button>
      </noscript>
      {query === '' && <SearchSuggestions choose={showAll} chosen={chosen} />}
    </form>
  )
}
