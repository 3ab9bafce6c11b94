import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { isSecondTap } from '@vizit/ui/form/is-second-tap.ts'
import { toast, toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { isComplete, useProfile } from '../people/profile.ts'
import { BookmarkLink } from './bookmark-link.tsx'
import { addFavourite, type FavouriteToBe, removeFavourite, useFavourites } from './favourites.ts'

/**
 * Adds a doctor to the favourites or removes them. Users without a name or a birthday are led to their profile, and back
 * (product §5, bookmarks).
 */
export function FavouriteButton({ doctor }: { doctor: FavouriteToBe }) {
  const t = useT('common')
  const { data: profile } = useProfile()
  const isKept = useFavourites().some(({ id }) => id === doctor.id)
  const label = t('favourite.label', { name: doctor.displayName })
  if (!profile) return null
  if (!isComplete(profile)) return <BookmarkLink to="/profile/edit" label={label} />

  function change(click: { readonly detail: number }) {
    if (isSecondTap(click)) return
    const undo = isKept ? removeFavourite(doctor.id) : addFavourite(doctor)
    if (!undo) return toastRefusal(t('favourite.noData'))
    const said = isKept ? t('favourite.removed') : t('favourite.added')
    toast(said, { label: t('favourite.undo'), act: undo })
  }
  const Heart = isKept ? IconHeartFilled : IconHeart
  return (
    <ActionIcon variant="subtle" size={44} aria-label={label} aria-pressed={isKept} onClick={change}>
      <Heart size={24} aria-hidden />
    </ActionIcon>
  )
}
