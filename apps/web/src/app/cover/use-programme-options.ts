import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../api/stale-times.ts'
import { useProfile } from '../people/profile.ts'
import { coveredPerson, type WhoseCover } from './covered-person.ts'

interface ProgrammeOptions {
  /** The name of a programme that nobody knows. */
  readonly unknown: string
  /** Left out: the signed-in person. */
  readonly whose?: WhoseCover
}

/** The programmes that cover the person of a list to choose from, and the one of a shared link. */
export function useProgrammeOptions(
  named: string | undefined,
  { unknown, whose = {} }: ProgrammeOptions,
): { value: string; label: string }[] {
  const { data: profile } = useProfile()
  const theirs = profile ? coveredPerson(profile, whose).programmes : []
  const isOfLink = named !== undefined && theirs.every(({ coverer }) => coverer !== named)
  const nameOf = useProgrammeNames(isOfLink || theirs.some(({ programCaption }) => !programCaption))
  const programmes = [...theirs, ...(isOfLink ? [{ coverer: named }] : [])]
  return programmes.map(({ coverer, ...told }) => ({
    value: coverer,
    label: ('programCaption' in told ? told.programCaption : nameOf(coverer)) ?? unknown,
  }))
}

/** The name of a programme, also of one that is switched off, which is asked for only if there is one; undefined: it is not known yet, or nobody knows it. */
export function useProgrammeName(named: string | undefined): string | undefined {
  const nameOf = useProgrammeNames(named !== undefined)
  return named && nameOf(named)
}

function useProgrammeNames(enabled: boolean) {
  const { data } = useCallQuery(
    'listPrograms',
    { query: { all: 'true' } },
    { enabled, staleTime: STALE_TIMES.listPrograms },
  )
  return (named: string) => data?.find(({ code }) => code === named)?.programCaption
}
