import type { Answer } from '@vizit/api-client/calls.ts'
import { findByName } from '@vizit/domain/search/find-by-name.ts'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useChosenTown } from '../provider/provider-choice.ts'
import classes from './town-list.module.css'

type Town = Answer<'listLocations'>[number]

interface TownListProps {
  towns: readonly Town[]
  onChoose: (town: Town) => void
}

/** The towns after 'All regions', found by their name in this language or in Russian. */
export function TownList({ towns, onChoose }: TownListProps) {
  const t = useT('town')
  const chosen = useChosenTown()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = findByName(towns, query, ({ id, name }) => [id, name])
  useEffect(() => {
    // Who has a keyboard types at once; on a phone its own keyboard would hide the list.
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) field.current?.focus()
  }, [])

  function chooseOnly(event: FormEvent) {
    event.preventDefault()
    const [only, other] = found
    if (only && !other && !isTooShort(query)) onChoose(only)
  }

  return (
    <>
      <form onSubmit={chooseOnly}>
        <SearchField ref={field} label={t('search')} hint={t('hint')} value={query} onChange={setQuery} />
      </form>
      <p role="status" className={classes.count}>
        {found.length === 0
          ? t('none')
          : t('found', { count: found.filter(({ code }) => code !== 0).length })}
      </p>
      <ul className={classes.list} aria-label={t('title')}>
        {found.map(town => (
          <li key={town.code}>
            <button
              type="button"
              className={classes.town}
              aria-current={town.code === chosen ? 'true' : undefined}
              onClick={() => onChoose(town)}
            >
              {town.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
