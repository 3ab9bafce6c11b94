import { Link } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { FavouriteRow } from '../../app/favourites/favourite-row.tsx'
import { useFavourites } from '../../app/favourites/favourites.ts'
import { namedProvider } from '../../app/provider/provider-choice.ts'

/** The favourite doctors: one tap opens their free times (product §2, "Booking filter screen"). */
export function MyDoctors() {
  const t = useT('common')
  const named = namedProvider()
  const doctors = useFavourites().filter(({ providerCode }) => named === null || providerCode === named)
  return (
    <FavouriteRow title={t('favourite.doctors')} items={doctors} keyOf={({ id }) => id}>
      {({ id, displayName, branchId, photoUrl, providerCode }, className) => (
        <Link
          to="/timeslot"
          search={{ clinic: providerCode, branch: branchId, doctor: id }}
          className={className}
        >
          <Avatar fullName={displayName} photoUrl={photoUrl} size={56} />
          <span>{displayName}</span>
        </Link>
      )}
    </FavouriteRow>
  )
}
