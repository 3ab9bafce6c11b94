import { beginsWord } from '@vizit/domain/search/begins-word.ts'
import { matchesSearch, searchWords } from '@vizit/domain/search/matches-search.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { useState } from 'react'
import classes from './find-service.module.css'
import type { Service } from './service-types.ts'

/** More would have to be read through. */
const SHOWN = 8

interface FindServiceProps {
  services: readonly Service[]
  onFound: (serviceId: string) => void
}

/** A service by words of its name, whatever direction it stands in. */
export function FindService({ services, onFound }: FindServiceProps) {
  const t = useT('service')
  const [query, setQuery] = useState('')
  const asked = searchWords(query).length > 0
  const matching = asked ? services.filter(({ name }) => matchesSearch(query, [name])) : []
  const found = [true, false].flatMap(first =>
    matching.filter(({ name }) => beginsWord(query, name) === first),
  )
  return (
    <div>
      <SearchField label={t('find')} hint={t('findHint')} value={query} onChange={setQuery} />
      <p role="status" className={classes.count}>
        {asked && t('found', { count: found.length })}
        {found.length > SHOWN && `. ${t('foundMore', { count: SHOWN })}`}
      </p>
      {found.length > 0 && (
        <ul className={classes.found} aria-label={t('find')}>
          {found.slice(0, SHOWN).map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={classes.service}
                onClick={() => {
                  setQuery('')
                  onFound(id)
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
