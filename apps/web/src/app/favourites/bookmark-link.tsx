import { ActionIcon } from '@mantine/core'
import { IconHeart } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { keepReturnFor, keepReturnPath } from '../session/return-path.ts'
import type { WantedBookmark } from './wanted-bookmark.ts'

interface BookmarkLinkProps {
  /** The screen that makes bookmarks possible. */
  to: '/sign-in' | '/profile/edit'
  label: string
  /** What is bookmarked after that. */
  wanted: WantedBookmark
}

/** The button of a bookmark for who cannot have any yet: it leads to what is missing, and back here, where the bookmark is made. */
export function BookmarkLink({ to, label, wanted }: BookmarkLinkProps) {
  const router = useRouter()

  function keep() {
    keepReturnPath(router.latestLocation.href)
    keepReturnFor(wanted.kind)
    const { pathname } = router.latestLocation
    // Few need it, and the sign-in takes longer. Without a network nobody signs in.
    void import('./wanted-bookmark.ts').then(
      loaded => loaded.keepWantedBookmark(wanted, pathname, router),
      () => undefined,
    )
  }

  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={label}
      renderRoot={props => <Link to={to} {...props} onClick={keep} />}
    >
      <IconHeart size={24} aria-hidden />
    </ActionIcon>
  )
}
