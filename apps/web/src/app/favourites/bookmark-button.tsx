import { useSessionState } from '../session/session.ts'
import { BookmarkLink } from './bookmark-link.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import type { FavouriteToBe } from './favourites.ts'

interface BookmarkButtonProps {
  doctor: FavouriteToBe
  /** What a guest is told about the button. */
  signInLabel: string
}

/** Bookmarks a doctor; leads a guest to the sign-in, and back here. */
export function BookmarkButton({ doctor, signInLabel }: BookmarkButtonProps) {
  if (useSessionState() === 'signed-in') return <FavouriteButton doctor={doctor} />
  return <BookmarkLink to="/sign-in" label={signInLabel} />
}
