import { IconBuildingHospital } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FavouriteRow } from '../../app/favourites/favourite-row.tsx'
import { useFavouriteMedcenters } from '../../app/favourites/medcenters/use-favourite-medcenters.ts'

/** The favourite medical centres of the account. */
export function MyMedcenters() {
  const t = useT('main')
  const { data = [] } = useFavouriteMedcenters()
  return (
    <FavouriteRow title={t('myMedcenters')} items={data} keyOf={({ id }) => id}>
      {({ id, displayName, providerCode }, className) => (
        <Link
          to="/clinics/$clinic/branches/$branchId"
          params={{ clinic: providerCode, branchId: id }}
          className={className}
        >
          <IconBuildingHospital size={40} aria-hidden />
          <span>{displayName}</span>
        </Link>
      )}
    </FavouriteRow>
  )
}
