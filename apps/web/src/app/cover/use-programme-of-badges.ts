import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chooseProgramme, useChosenProgramme } from './chosen-programme.ts'

interface Badges {
  readonly profileId: string
  /** Those that cover the person. */
  readonly programmes: readonly { readonly programId: string }[]
  /** The programme that the list is filtered by. */
  readonly filter: string | undefined
}

/**
 * Which programme the badges of a page speak of: the one that its list is filtered by, or the one chosen before. A filter is a
 * choice too, which the next pages and the booking form keep; another choice changes the filter.
 */
export function useProgrammeOfBadges({ profileId, programmes, filter }: Badges) {
  const navigate = useNavigate()
  const { program } = useSearch({ strict: false })
  const before = useChosenProgramme(profileId)
  const isOwn = (code: string | undefined) => programmes.some(({ programId }) => programId === code)
  const filtered = isOwn(filter) ? filter : undefined
  useEffect(() => {
    // Not after each choice: the filter changes a moment later.
    if (filtered) chooseProgramme(profileId, filtered)
  }, [profileId, filtered])
  return {
    /** Undefined: for each thing the one that covers most. */
    chosen: filtered ?? (isOwn(before) ? before : undefined),
    choose(code: string | undefined) {
      chooseProgramme(profileId, code)
      if (!filtered || program !== filtered) return
      void navigate({
        to: '.',
        search: ({ program: _, cursor: __, covered: ___, ...others }) =>
          code ? { ...others, program: code } : others,
        replace: true,
        resetScroll: false,
      })
    },
  }
}
