import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { WRONG_AGE } from '@vizit/domain/booking/decline-code.ts'
import { nextStepFor } from '@vizit/domain/booking/remedy.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Candidate } from '../../app/booking/order-members.ts'
import { RegistryPhones } from '../../app/booking/registry-phones.tsx'
import { usePeople } from '../../app/people/use-people.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { useSlotsAddresses } from './slots-address.ts'

interface NoBookablePatientNextStepProps {
  timeslot: Answer<'showTimeslot'>
  people: readonly Candidate[]
}

/**
 * Nobody of the family can be booked here: each person's remedy is shown with them; otherwise other times or doctors,
 * where one of them would help, or the registry.
 */
export function NoBookablePatientNextStep({ timeslot, people }: NoBookablePatientNextStepProps) {
  const t = useT('booking')
  const { ageOf } = usePeople()
  // A patient who is refused for their age is led to doctors who accept it.
  const refused = people.find(({ shownReason }) => shownReason?.code === WRONG_AGE)
  const { same, others } = useSlotsAddresses(timeslot, refused ? ageOf(refused) : null)
  const nextStep = nextStepFor(people)
  if (nextStep === 'mend') return null
  return (
    <div>
      <Text fw={600}>{t('nobody')}</Text>
      <RegistryPhones people={people} phones={timeslot.assignment.phones} />
      {nextStep === 'other-time' && (
        <ButtonLink {...same} variant="default" mt="xs">
          {t('otherTime')}
        </ButtonLink>
      )}
      {nextStep === 'other-doctor' && (
        <ButtonLink {...others} variant="default" mt="xs">
          {t('otherDoctor')}
        </ButtonLink>
      )}
    </div>
  )
}
