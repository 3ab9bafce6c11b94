import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { PersonAvatar } from '../person-avatar.tsx'
import { useProfile } from '../profile.ts'
import { relationKey } from '../relation-key.ts'
import classes from './bookable-family.module.css'
import { Declined } from './declined.tsx'
import { type Candidate, orderMembers } from './order-members.ts'
import { RegistryPhones } from './registry-phones.tsx'

interface BookableFamilyProps {
  assignmentId: string
  serviceId?: string | undefined
  /** Of the branch. */
  phones: string
}

/** Everyone of the family, who can be booked first; the others with every reason and its remedy (product §5). */
export function BookableFamily({ assignmentId, serviceId, phones }: BookableFamilyProps) {
  const t = useT('capabilities')
  const profile = useProfile()
  const capabilities = useCallQuery('listBookingCapabilities', {
    query: { assignmentId, ...(serviceId && { serviceId }) },
  })
  const refusal = profile.refusal ?? capabilities.refusal
  if (refusal && !(profile.data && capabilities.data)) {
    return (
      <ErrorState refusal={refusal} retry={() => Promise.all([profile.refetch(), capabilities.refetch()])} />
    )
  }
  if (!profile.data || !capabilities.data) return <CardSkeletons count={1} />
  const people = orderMembers(profile.data, capabilities.data)
  return (
    <>
      <ul className={classes.people}>
        {people.map(person => (
          <Person key={person.profileId} person={person} />
        ))}
      </ul>
      {people.every(({ allowed }) => !allowed) && <Text fw={600}>{t('nobody')}</Text>}
      <RegistryPhones people={people} phones={phones} />
    </>
  )
}

function Person({ person }: { person: Candidate }) {
  const t = useT('capabilities')
  const name = person.fullName ?? t('unnamed')
  const relation = relationKey(person.relKind, person.sex, person.isGrownChild)
  return (
    <li className={classes.person}>
      <PersonAvatar fullName={name} photoUrl={person.photoUrl} size={32} />
      <div className={classes.words}>
        {name}
        <Text span c="dimmed" size="sm">
          {' '}
          · {relation === 'ME' ? t('me') : t(`relation.${relation}`)}
        </Text>
        {person.allowed ? <Text size="sm">{t('can')}</Text> : <Declined person={person} name={name} />}
      </div>
    </li>
  )
}
