import { searchWords } from '@vizit/domain/search/matches-search.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { useState } from 'react'
import { useSearchResults } from '../../../app/doctor/use-search-results.ts'
import type { Doctor } from '../timeslot-types.ts'
import classes from './find-service-by-name.module.css'
import type { Service } from './service-types.ts'

/** The most results shown. */
const SHOWN = 8

interface FindServiceByNameProps {
  services: readonly Service[]
  doctors: readonly Doctor[]
  onFound: (serviceId: string) => void
}

/** Finds a service by words of its name, in any direction. */
export function FindServiceByName({ services, doctors, onFound }: FindServiceByNameProps) {
  const t = useT('service')
  const [query, setQuery] = useState('')
  const asked = searchWords(query).length > 0
  const found = useSearchResults(query, asked ? services : [], {
    texts: ({ name }) => [name],
    specialities: ({ id }) => specialitiesGiving(id, doctors),
  })
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

/** The specialities of the doctors who give the service. */
function specialitiesGiving(serviceId: string, doctors: readonly Doctor[]): string[] {
  const places = doctors.flatMap(({ worksAt }) => worksAt)
  const giving = places.filter(place => place.serviceMappings.some(given => given.serviceId === serviceId))
  return [...new Set(giving.map(({ specialityId }) => specialityId))]
}
