import { Text, Title } from '@mantine/core'
import { isTooLong, isTooShort } from '@vizit/domain/search/search-minimum.ts'
import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { useEffect, useState } from 'react'
import { TooLongQuery } from '../../app/lists/too-long-query.tsx'
import { useTown } from '../../app/provider/provider-choice.ts'
import { useTownName } from '../../app/provider/use-town-name.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import { forgetSearch } from '../../app/search/recent-searches.ts'
import { SearchesOfAccount } from '../../app/search/searches-of-account.tsx'
import { understoodWords } from '../../app/search/understood-words.ts'
import { foundGroups } from './found-options.ts'
import classes from './search-field.module.css'
import { SearchField } from './search-field.tsx'
import { SearchRefused } from './search-refused.tsx'
import { useSearchResults } from './use-search.ts'

const SHOWN_OF_EACH = 10

/** The field, and all that is found by the words of the address. */
export function SearchScreen({ q }: { q: string }) {
  const t = useT('search')
  const town = useTownName(useTown())
  return (
    <Screen title={titleOf(t('title'), town)}>
      <SearchesOfAccount />
      <FieldAndResults key={q} q={q} />
    </Screen>
  )
}

/** While other words stand in the field, what was found by those of the address is no answer to them. */
function FieldAndResults({ q }: { q: string }) {
  const [text, setText] = useState(q)
  return (
    <>
      <SearchField initial={q} onText={setText} />
      {text.trim() === q.trim() ? <Results q={q} /> : <ResultsOfOtherWords q={text.trim()} />}
    </>
  )
}

function ResultsOfOtherWords({ q }: { q: string }) {
  const t = useT('search')
  if (isTooShort(q)) return null
  return (
    <TextLink to="/search" search={{ q }}>
      {t('showAll', { query: q })}
    </TextLink>
  )
}

function Results({ q }: { q: string }) {
  const t = useT('search')
  const { data, refusal, refetch, isAsked, town } = useSearchResults(q, SHOWN_OF_EACH)
  const groups = data ? foundGroups(data, { query: q, town }, t) : []
  const isNothing = isTooLong(q) || (data !== undefined && groups.length === 0)
  useEffect(() => {
    if (isNothing) forgetSearch(q.trim())
  }, [isNothing, q])
  if (isTooLong(q)) return <TooLongQuery />
  if (!isAsked) return null
  if (refusal) return <SearchRefused refusal={refusal} retry={refetch} />
  if (!data) return <CardSkeletons count={3} />
  if (groups.length === 0)
    return (
      <>
        <EmptyState title={t('none')} hint={t('noneHint')} />
        <TextLink to="/specialities">{t('bySpeciality')}</TextLink>
      </>
    )
  const understood = understoodWords(data.understood, t)
  return (
    <>
      {understood && <Text mt="md">{understood}</Text>}
      {groups.map(({ kind, options, all }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <Title order={2} id={`found-${kind}`} mt="lg">
            {t(kind)}
          </Title>
          <ul className={classes.results}>
            {options.map(({ name, details, href }) => (
              <li key={href}>
                <TextLink to={href} className={classes.option}>
                  {name}
                  <span className={classes.details}>{details}</span>
                </TextLink>
              </li>
            ))}
          </ul>
          {all && <TextLink to={all.href}>{all.label}</TextLink>}
        </section>
      ))}
    </>
  )
}
