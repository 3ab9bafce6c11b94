import { useSessionState } from '../session/session.ts'
import { BookmarkLink } from './bookmark-link.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import type { FavouriteToBe } from './favourites.ts'
import { takeWantedBookmark } from './wanted-bookmark.ts'

interface BookmarkButtonProps {
  doctor: FavouriteToBe
  /** What a guest is told about the button. */
  signInLabel: string
}

/** Bookmarks a doctor; leads a guest to the sign-in, and back here. */
export function BookmarkButton({ doctor, signInLabel }: BookmarkButtonProps) {
  const wanted = { kind: 'doctor', id: doctor.id } as const
  if (useSessionState() === 'signed-in')
    return <FavouriteButton doctor={doctor} isWanted={() => takeWantedBookmark(wanted)} />
  return <BookmarkLink to="/sign-in" label={signInLabel} wanted={wanted} />
}
