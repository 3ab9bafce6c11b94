import { Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { nextStepFor } from '@vizit/domain/booking/remedy.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../router/router-links.tsx'
import type { Candidate } from './order-members.ts'

/** Shown if nobody of the family can be booked and the user cannot change that: what to do instead (product §6). */
export function NoBookablePatientText({
  people,
}: {
  people: readonly Pick<Candidate, 'allowed' | 'reasons'>[]
}) {
  const t = useT('capabilities')
  const { doctor, assignment, ...search } = useSearch({ strict: false })
  const nextStep = nextStepFor(people)
  if (nextStep === 'registry') return <Text fw={600}>{t('nobody')}</Text>
  if (nextStep !== 'other-doctor') return null
  return (
    <Text fw={600}>
      {t('nobodyHere')}{' '}
      {(assignment ?? doctor) && (
        <TextLink underline="always" to="." search={search}>
          {t('otherDoctors')}
        </TextLink>
      )}
    </Text>
  )
}
