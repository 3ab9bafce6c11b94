import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconHeart } from '@tabler/icons-react'
import { createLink, useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ComponentPropsWithRef } from 'react'
import { FavouriteButton } from '../../../app/favourites/favourite-button.tsx'
import type { FavouriteToBe } from '../../../app/favourites/favourites.ts'
import { keepReturnPath } from '../../../app/session/return-path.ts'
import { useSessionState } from '../../../app/session/session.ts'

const IconLink = createLink(
  (props: ActionIconProps & Omit<ComponentPropsWithRef<'a'>, keyof ActionIconProps>) => (
    <ActionIcon component="a" {...props} />
  ),
)

/** Bookmarks a doctor; leads a guest to the sign-in, and back here. */
export function BookmarkButton({ doctor }: { doctor: FavouriteToBe }) {
  const t = useT('doctors')
  const { latestLocation } = useRouter()
  if (useSessionState() === 'signed-in') return <FavouriteButton doctor={doctor} />
  return (
    <IconLink
      to="/sign-in"
      variant="subtle"
      size={44}
      aria-label={t('bookmarkSignIn', { name: doctor.displayName })}
      onClick={() => keepReturnPath(latestLocation.href)}
    >
      <IconHeart size={24} aria-hidden />
    </IconLink>
  )
}
