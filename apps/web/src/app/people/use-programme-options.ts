import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../api/stale-times.ts'
import { useProfile } from './profile.ts'
import { programmesOf } from './programmes-of.ts'

/** The programmes that cover the signed-in person to choose from, and the one of a shared link, named by `unknown` if nobody knows it. */
export function useProgrammeOptions(
  named: string | undefined,
  { unknown }: { unknown: string },
): { value: string; label: string }[] {
  const { data } = useProfile()
  const own = programmesOf(data).map(({ coverer, programCaption }) => ({
    value: coverer,
    label: programCaption,
  }))
  const ofLink = named && own.every(({ value }) => value !== named) ? named : undefined
  const caption = useProgrammeName(ofLink)
  if (!ofLink) return own
  return [...own, { value: ofLink, label: caption ?? unknown }]
}

/** The name of a programme, also of one that is switched off, which is asked for only if there is one; undefined: it is not known yet, or nobody knows it. */
export function useProgrammeName(named: string | undefined): string | undefined {
  const { data } = useCallQuery(
    'listPrograms',
    { query: { all: 'true' } },
    { enabled: named !== undefined, staleTime: STALE_TIMES.listPrograms },
  )
  return data?.find(({ code }) => code === named)?.programCaption
}
