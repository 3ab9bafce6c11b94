import { Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { BookableFamily } from '../../../app/capabilities/bookable-family.tsx'
import { WhoFold } from '../../../app/capabilities/who-fold.tsx'
import type { Doctor } from '../timeslot-types.ts'
import type { PlacesOnTerms } from './terms-of-places.ts'

interface WhoAtPlacesProps {
  doctor: Doctor
  terms: readonly PlacesOnTerms[]
}

/** Before a time is chosen: who of the family can be booked with the doctor, and why not; apart where terms differ. */
export function WhoAtPlaces({ doctor, terms }: WhoAtPlacesProps) {
  const asked = useSearch({ strict: false })
  return (
    // The chosen doctor's opens by itself.
    <WhoFold name={doctor.fullName} open={asked.doctor === doctor.id}>
      <Stack>
        {terms.map(({ assignmentId, branches }) => (
          <div key={assignmentId}>
            {terms.length > 1 && <Text fw={600}>{branches.map(({ branch }) => branch).join(', ')}</Text>}
            <BookableFamily
              assignmentId={assignmentId}
              serviceId={asked.service}
              phones={branches.map(({ phones }) => phones).join(';')}
            />
          </div>
        ))}
      </Stack>
    </WhoFold>
  )
}
