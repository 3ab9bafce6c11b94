import { ActionIcon } from '@mantine/core'
import { IconHeart } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { keepReturnPath } from '../session/return-path.ts'

interface BookmarkLinkProps {
  /** The screen that makes bookmarks possible. */
  to: '/sign-in' | '/profile/edit'
  label: string
}

/** The button of a bookmark for who cannot have any yet: it leads to what is missing, and back here. */
export function BookmarkLink({ to, label }: BookmarkLinkProps) {
  const { latestLocation } = useRouter()
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={label}
      renderRoot={props => <Link to={to} {...props} onClick={() => keepReturnPath(latestLocation.href)} />}
    >
      <IconHeart size={24} aria-hidden />
    </ActionIcon>
  )
}
