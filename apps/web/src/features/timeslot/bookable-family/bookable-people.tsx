import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { ConsentNeeded } from '../../../app/booking/consent-needed.tsx'
import { MainDeclineReason } from '../../../app/booking/main-decline-reason.tsx'
import { NoBookablePatientText } from '../../../app/booking/no-bookable-patient-text.tsx'
import type { Candidate } from '../../../app/booking/order-members.ts'
import { RegistryPhones } from '../../../app/booking/registry-phones.tsx'
import { PersonAvatar } from '../../../app/people/person-avatar.tsx'
import { relationKey } from '../../../app/people/relation-key.ts'
import classes from './bookable-family.module.css'

interface BookablePeopleProps {
  people: readonly Candidate[]
  /** True while they are those of the former day, until the answer for the chosen one comes. */
  isFormer: boolean
  /** The phones of the branch, or of several. */
  phones: string
  /** Further content for a person. */
  more?: (person: Candidate) => ReactNode
}

/** The people who can be booked, and the others with every reason and its remedy (product §5). */
export function BookablePeople({ people, isFormer, phones, more }: BookablePeopleProps) {
  return (
    <div aria-busy={isFormer} className={classes.answer}>
      <ul className={classes.people}>
        {people.map(person => (
          <Person key={person.profileId} person={person}>
            {more?.(person)}
          </Person>
        ))}
      </ul>
      <NoBookablePatientText people={people} />
      <RegistryPhones people={people} phones={phones} />
    </div>
  )
}

function Person({ person, children }: { person: Candidate; children: ReactNode }) {
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
        {person.allowed ? (
          <Text size="sm">
            {t('can')} <ConsentNeeded of={person} />
          </Text>
        ) : (
          <MainDeclineReason person={person} name={name} />
        )}
        {children}
      </div>
    </li>
  )
}
