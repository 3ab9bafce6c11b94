import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { BookmarkLink } from '../../../app/favourites/bookmark-link.tsx'
import { FavouriteButton } from '../../../app/favourites/favourite-button.tsx'
import type { FavouriteToBe } from '../../../app/favourites/favourites.ts'
import { useSessionState } from '../../../app/session/session.ts'

/** Bookmarks a doctor; leads a guest to the sign-in, and back here. */
export function BookmarkButton({ doctor }: { doctor: FavouriteToBe }) {
  const t = useT('doctors')
  if (useSessionState() === 'signed-in') return <FavouriteButton doctor={doctor} />
  return <BookmarkLink to="/sign-in" label={t('bookmarkSignIn', { name: doctor.displayName })} />
}
