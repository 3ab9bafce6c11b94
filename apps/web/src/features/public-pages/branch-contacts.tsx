import { Text } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { DirectionsLink } from '../../app/visit/directions-link.tsx'
import classes from './places.module.css'

interface BranchContactsProps {
  branch: Answer<'listBranches'>[number]
  /** The search parameters of the link to its free times; null if it is booked by phone only. */
  book: { clinic: string; branch: string; doctor?: string } | null
  children?: ReactNode
}

/** Where a branch is, the route, its phones, and a link to its free times. */
export function BranchContacts({ branch, book, children }: BranchContactsProps) {
  const t = useT('places')
  const { branch: name, address, latitude, longitude, phones } = branch
  return (
    <Surface className={classes.place}>
      {children}
      <Text>{address}</Text>
      <PhoneLinks phones={phones} />
      <div className={classes.actions}>
        {book ? (
          <ButtonLink to="/timeslot" search={book} aria-label={t('bookTo', { name })}>
            {t('book')}
          </ButtonLink>
        ) : (
          <Text fw={600}>{t('byPhone')}</Text>
        )}
        <DirectionsLink
          to={{ branchName: name, branchAddress: address, latitude, longitude }}
          variant="default"
          leftSection={<IconMapPin size={20} aria-hidden />}
          aria-label={t('directionsTo', { place: name })}
        >
          {t('directions')}
        </DirectionsLink>
      </div>
    </Surface>
  )
}
