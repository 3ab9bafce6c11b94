import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { acceptedPatients } from '../../app/doctor/accepted-patients.ts'

type Timeslot = Pick<Answer<'showTimeslot'>, 'ages' | 'service'>

/** Whom the doctor accepts, and whom the chosen service is for, before somebody signs in or types a birthday that does not fit. */
export function AcceptedAges({ timeslot: { ages, service } }: { timeslot: Timeslot }) {
  const timeslot = useT('timeslot')
  const t = useT('guest')
  const { adult, children } = ages
  const ofDoctor = acceptedPatients(timeslot, {
    ...{ adult, children },
    ...{ adult_age: ages.adultAge, adult_age_to: ages.adultAgeTo },
    ...{ children_age: ages.childrenAge, children_age_to: ages.childrenAgeTo },
  })
  const ofService = service && serviceFor(service)

  function serviceFor({ forAdult, forChildren, childrenAge }: NonNullable<Timeslot['service']>) {
    if (!forChildren) return t('form.serviceForAdults')
    if (childrenAge) return t('form.serviceFrom', { from: timeslot('fromAge', { count: childrenAge }) })
    return forAdult ? null : t('form.serviceForChildren')
  }

  return (
    <>
      <Text c="dimmed" size="sm">
        {ofDoctor}
      </Text>
      {ofService && (
        <Text c="dimmed" size="sm">
          {ofService}
        </Text>
      )}
    </>
  )
}
