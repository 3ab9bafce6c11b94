import { Text } from '@mantine/core'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { hasOneSpeciality } from '../../../app/doctor/has-one-speciality.ts'
import { useDistanceWords } from '../../../app/place/use-distance-words.ts'
import { branchNameWithoutClinic } from '../../../app/provider/branch-name-without-clinic.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { ListedDoctor, ListedPlace } from '../doctor-types.ts'

interface PlaceLineProps {
  doctor: Pick<ListedDoctor, 'provider' | 'providerCode' | 'worksAt'>
  place: ListedPlace
}

/** Where a doctor receives: the medical centre and its address; the speciality there if the doctor has several. */
export function PlaceLine({ doctor: { provider, providerCode, worksAt }, place }: PlaceLineProps) {
  const { branch, branchId, address, specialityName } = place
  const distance = useDistanceWords()(place)
  return (
    <Text>
      {provider}
      {', '}
      <TextLink
        to="/clinics/$clinic/branches/$branchId"
        params={{ clinic: providerCode, branchId }}
        underline="always"
      >
        {joinBranchAndAddress(branchNameWithoutClinic(branch, provider), address)}
      </TextLink>
      {!hasOneSpeciality(worksAt) && ` · ${specialityName}`}
      {distance && ` · ${distance}`}
    </Text>
  )
}
