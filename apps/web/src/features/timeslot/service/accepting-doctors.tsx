import { Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Fragment } from 'react'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { AssignmentOfService } from './assignments-of-service.ts'

/** Only this many names are listed. */
const NAMED = 3

interface AcceptingDoctorsProps {
  places: readonly AssignmentOfService[]
  acceptedAt: readonly string[]
}

/** If not every doctor accepts the person: those who do, with links to their times; nothing if all do. */
export function AcceptingDoctors({ places, acceptedAt }: AcceptingDoctorsProps) {
  const t = useT('service')
  const search = useSearch({ strict: false })
  const all = new Map(places.map(({ doctor }) => [doctor.id, doctor]))
  const accepting = new Map(
    places
      .filter(({ assignmentId }) => acceptedAt.includes(assignmentId))
      .map(({ doctor }) => [doctor.id, doctor]),
  )
  if (accepting.size === 0 || accepting.size === all.size) return null
  if (accepting.size > NAMED) {
    return <Text size="sm">{t('who.some', { some: String(accepting.size), all: String(all.size) })}</Text>
  }
  return (
    <Text size="sm">
      {t('who.only')}{' '}
      {[...accepting.values()].map((doctor, at) => (
        <Fragment key={doctor.id}>
          {at > 0 && ', '}
          <TextLink underline="always" to="/service" search={{ ...search, doctor: doctor.id }}>
            {doctor.fullName}
          </TextLink>
        </Fragment>
      ))}
    </Text>
  )
}
