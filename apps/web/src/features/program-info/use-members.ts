import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { SelectOption } from '@vizit/ui/form/select-field.tsx'
import { type Profile, useProfile } from '../../app/people/profile.ts'

type Coverage = Answer<'listCoverages'>['coverages'][number]

export interface Members {
  /** Whose participation can be looked at; empty: nobody's. */
  readonly people: readonly SelectOption[]
  /** Undefined: not known yet, or there is nobody. */
  readonly chosen: string | undefined
  readonly choose: (profileId: string) => void
  /** Of the chosen person; undefined: the programme does not cover them. */
  readonly coverage: Coverage | undefined
  /** True for a guest, and for the signed-in person while they look at themselves and have no such programme. */
  readonly mayJoin: boolean
  readonly refusal: Refusal | null
  readonly refetch: () => void
}

/**
 * Who of the family has a programme, as far as the account may see it (VIEW_COVERAGE), and who of them is looked at: kept in the
 * address, so that a reload keeps the choice.
 */
export function useMembers({ code, coversFamily }: Answer<'readProgram'>): Members {
  const t = useT('program-info')
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }).profile
  const { data: profile } = useProfile()
  const isKnown = profile !== undefined && !profile.accessNotAuthorized
  const { data, refusal, refetch } = useCallQuery('listCoverages', {}, { enabled: isKnown })
  const members = livingFirst(data?.coverages.filter(({ coverer }) => coverer === code) ?? [])
  const people = isKnown && data && members.length > 0 ? peopleOf(profile, members, coversFamily, t) : []
  const isListed = (id: string | undefined) => people.some(({ value }) => value === id)
  const isCovered = (id: string | undefined) => members.some(({ profileId }) => profileId === id)
  const first = isCovered(profile?.me) ? profile?.me : members[0]?.profileId
  const chosen = isListed(asked) ? asked : isListed(first) ? first : undefined
  const coverage = members.find(({ profileId }) => profileId === chosen)
  const isMine = chosen === undefined || chosen === profile?.me
  return {
    people,
    chosen,
    choose: next =>
      void navigate({ to: '.', search: next === first ? {} : { profile: next }, replace: true }),
    coverage,
    mayJoin:
      isMine && (!isKnown || data !== undefined) && (coverage === undefined || coverage.status === 'ENDED'),
    refusal,
    refetch,
  }
}

const ORDER: readonly Coverage['status'][] = ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'ENDED']

/** Somebody can have a programme twice: through a relative, and one of their own that is over. */
export const livingFirst = (coverages: readonly Coverage[]) =>
  coverages.toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status))

/** The signed-in person, whoever has the programme, and the children whom it could cover. */
function peopleOf(
  { me, family }: Profile,
  members: readonly Coverage[],
  coversFamily: boolean,
  t: ReturnType<typeof useT<'program-info'>>,
): SelectOption[] {
  const isMember = (id: string) => members.some(({ profileId }) => profileId === id)
  const listed = family.filter(
    ({ profileId, relKind }) =>
      profileId !== me && (isMember(profileId) || (coversFamily && relKind === 'CHILD')),
  )
  return [
    { value: me, label: t('forMe') },
    ...listed.map(({ profileId: value, relKind, profile: { fullNameRu } }) => ({
      value,
      label: fullNameRu ?? t(relKind === 'CHILD' ? 'child' : 'relative'),
    })),
  ]
}
