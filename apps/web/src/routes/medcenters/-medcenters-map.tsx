import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { fromThisList } from '../../app/lists/from-list.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import { LazyPlacesMap } from '../../features/map/lazy-places-map.tsx'
import { placesOfBranches } from '../../features/map/places-of-branches.ts'

interface MedcentersMapProps {
  medcenters: Answer<'findMedcenters'>['items']
  selected: string | null
  onSelect: (branchId: string | null) => void
}

/** Medical centres on a map, each with a link to its page. */
export function MedcentersMap({ medcenters, selected, onSelect }: MedcentersMapProps) {
  const t = useT('map')
  const places = placesOfBranches(medcenters, ({ branchId, branch, providerCode: clinic }) => (
    <TextLink to="/clinics/$clinic/branches/$branchId" params={{ clinic, branchId }} state={fromThisList}>
      {branch}
    </TextLink>
  ))
  return <LazyPlacesMap places={places} label={t('medcenters')} selected={selected} onSelect={onSelect} />
}
