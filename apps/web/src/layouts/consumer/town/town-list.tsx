import type { Answer } from '@vizit/api-client/calls.ts'
import { matchesSearch } from '@vizit/domain/search/matches-search.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { useState } from 'react'
import { useChosenTown } from '../../../app/provider/provider-choice.ts'
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
  const found = towns.filter(({ id, name }) => matchesSearch(query, [id, name]))
  return (
    <>
      <SearchField label={t('search')} hint={t('hint')} value={query} onChange={setQuery} />
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
