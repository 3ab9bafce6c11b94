import { Link } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { FavouriteRow } from '../../app/favourites/favourite-row.tsx'
import { useFavourites } from '../../app/favourites/favourites.ts'

/** The favourite doctors: one tap opens the page with free times, places and reviews. */
export function MyDoctors() {
  const t = useT('common')
  return (
    <FavouriteRow title={t('favourite.doctors')} items={useFavourites()} keyOf={({ id }) => id}>
      {({ id, displayName, photoUrl, providerCode }, className) => (
        <Link
          to="/clinics/$clinic/doctors/$doctorId"
          params={{ clinic: providerCode, doctorId: id }}
          className={className}
        >
          <Avatar fullName={displayName} photoUrl={photoUrl} size={56} />
          <span>{displayName}</span>
        </Link>
      )}
    </FavouriteRow>
  )
}
