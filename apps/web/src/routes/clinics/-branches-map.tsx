import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../app/router/router-links.tsx'
import { MapDisclosure } from '../../features/map/map-disclosure.tsx'
import { placesOfBranches } from '../../features/map/places-of-branches.ts'

type Branch = Answer<'listBranches'>[number]

/** The branches of a doctor on a map, each with a link to its page. */
export function BranchesMap({ clinic, branches }: { clinic: string; branches: readonly Branch[] }) {
  const t = useT('map')
  const places = placesOfBranches(branches, ({ branchId, branch }) => (
    <TextLink to="/clinics/$clinic/branches/$branchId" params={{ clinic, branchId }}>
      {branch}
    </TextLink>
  ))
  return <MapDisclosure places={places} label={t('branches')} />
}

/** A medical centre on a map, on its own page. */
export function MedcenterMap({ id }: { id: string }) {
  const t = useT('map')
  const { data } = useCallQuery('showMedcenter', { params: { id } })
  if (!data) return null
  return <MapDisclosure places={placesOfBranches([data])} label={t('branch', { name: data.branch })} />
}
