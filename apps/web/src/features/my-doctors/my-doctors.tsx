import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { useId } from 'react'
import { useFavourites } from '../../app/favourites/favourites.ts'
import { namedProvider } from '../../app/provider/provider-choice.ts'
import classes from './my-doctors.module.css'

/** The favourite doctors: one tap opens their free times (product §2, "Booking filter screen"). */
export function MyDoctors() {
  const t = useT('timeslot')
  const heading = useId()
  const named = namedProvider()
  const doctors = useFavourites().filter(({ providerCode }) => named === null || providerCode === named)
  if (doctors.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <Title order={2} id={heading} mb="xs">
        {t('myDoctors')}
      </Title>
      <ul className={classes.row}>
        {doctors.map(({ id, displayName, branchId, photoUrl, providerCode }) => (
          <li key={id}>
            <Link
              to="/timeslot"
              search={{ clinic: providerCode, branch: branchId, doctor: id }}
              className={classes.doctor}
            >
              <Avatar fullName={displayName} photoUrl={photoUrl} size={56} />
              <span>{displayName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
