import { IconMapPin } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { OpeningState } from '../../app/medcenter/opening-state.tsx'
import { useDistanceWords } from '../../app/place/use-distance-words.ts'
import { addressWithTown } from './address-with-town.ts'

/** Where a listed pharmacy is, how far, whether it is open, and its phones. */
export function PharmacyPlace({ pharmacy }: { pharmacy: Answer<'listPharmacies'>['items'][number] }) {
  const distance = useDistanceWords()(pharmacy.location)
  return (
    <>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {[addressWithTown(pharmacy), distance].filter(Boolean).join(' · ')}
      </FactLine>
      <OpeningState openNow={pharmacy.openNow} />
      <PhoneLinks phones={pharmacy.phones.join(';')} />
    </>
  )
}
