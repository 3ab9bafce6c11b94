import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Profile, useProfile } from '../people/profile.ts'
import type { WhoseCover } from './covered-person.ts'

interface CoverPerson {
  /** For `CoverOf`. */
  readonly asked: WhoseCover
  /** Null: the signed-in person. */
  readonly chosen: string | null
  /** The covered relatives whose participation the signed-in person may see. */
  readonly relatives: Profile['family']
  readonly choose: (profileId: string | null) => void
}

/** Whose badges a page has; the choice stands in the address, so that a reload keeps it. */
export function useCoverPerson(): CoverPerson {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }).profile
  const { data: profile } = useProfile()
  const relatives =
    profile?.family.filter(({ profileId, coverers }) => profileId !== profile.me && coverers.length > 0) ?? []
  const person = relatives.find(({ profileId }) => profileId === asked)?.profileId
  return {
    asked: person ? { childAge: null, person } : {},
    chosen: person ?? null,
    relatives,
    choose: next =>
      void navigate({
        to: '.',
        search: ({ profile: _, ...others }) => (next === null ? others : { ...others, profile: next }),
        replace: true,
        resetScroll: false,
      }),
  }
}
