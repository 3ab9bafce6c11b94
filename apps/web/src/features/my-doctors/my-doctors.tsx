import { Link } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { FavouriteRow } from '../../app/favourites/favourite-row.tsx'
import { useFavourites } from '../../app/favourites/favourites.ts'
import { namedProvider } from '../../app/provider/provider-choice.ts'

interface MyDoctorsProps {
  /** True: a tap opens the doctor's page with all times, places and reviews; else the times among the selectors. */
  toPages?: boolean
}

/** The favourite doctors: one tap opens their free times (product §2, "Booking filter screen"). */
export function MyDoctors({ toPages = false }: MyDoctorsProps) {
  const t = useT('common')
  const named = namedProvider()
  const doctors = useFavourites().filter(({ providerCode }) => named === null || providerCode === named)
  return (
    <FavouriteRow title={t('favourite.doctors')} items={doctors} keyOf={({ id }) => id}>
      {({ id, displayName, branchId, photoUrl, providerCode }, className) => {
        const shown = (
          <>
            <Avatar fullName={displayName} photoUrl={photoUrl} size={56} />
            <span>{displayName}</span>
          </>
        )
        return toPages ? (
          <Link
            to="/clinics/$clinic/doctors/$doctorId"
            params={{ clinic: providerCode, doctorId: id }}
            className={className}
          >
            {shown}
          </Link>
        ) : (
          <Link
            to="/timeslot"
            search={{ clinic: providerCode, branch: branchId, doctor: id }}
            className={className}
          >
            {shown}
          </Link>
        )
      }}
    </FavouriteRow>
  )
}
