import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { ButtonLink } from '../../app/router-links.tsx'
import { useSlotsAddresses } from './slots-address.ts'

/** Where to go when nobody of the family can be booked here. */
export function NobodyCan({ timeslot }: { timeslot: Answer<'showTimeslot'> }) {
  const t = useT('booking')
  const { others } = useSlotsAddresses(timeslot)
  return (
    <div>
      <Text fw={600}>{t('nobody')}</Text>
      <Text mt="xs">{t('registryPhones')}</Text>
      <PhoneLinks phones={timeslot.assignment.phones} />
      <ButtonLink {...others} variant="default" mt="xs">
        {t('otherDoctor')}
      </ButtonLink>
    </div>
  )
}
