import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../api/stale-times.ts'
import { useProfile } from './profile.ts'
import { programmesOf } from './programmes-of.ts'

/** The programmes that cover the signed-in person to choose from, and the one of a shared link, of which only the code is known. */
export function useProgrammeOptions(named: string | undefined): { value: string; label: string }[] {
  const { data } = useProfile()
  const own = programmesOf(data).map(({ coverer, programCaption }) => ({
    value: coverer,
    label: programCaption,
  }))
  if (!named || own.some(({ value }) => value === named)) return own
  return [...own, { value: named, label: named }]
}

/** The name of the programme of a link, or its code; asked for only if there is one. */
export function useProgrammeName(named: string | undefined): string | undefined {
  const { data } = useCallQuery(
    'listPrograms',
    {},
    { enabled: named !== undefined, staleTime: STALE_TIMES.listPrograms },
  )
  return data?.find(({ code }) => code === named)?.programCaption ?? named
}
