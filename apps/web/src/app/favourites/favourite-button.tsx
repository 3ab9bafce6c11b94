import { ActionIcon } from '@mantine/core'
import { IconHeart } from '@tabler/icons-react'
import { MOST_FAVOURITES } from '@vizit/domain/favourites/favourite-doctors.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { isSecondTap } from '@vizit/ui/form/is-second-tap.ts'
import { toast, toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { useEffect } from 'react'
import { isComplete, useProfile } from '../people/profile.ts'
import { BookmarkLink } from './bookmark-link.tsx'
import { addFavourite, type FavouriteToBe, removeFavourite, useFavourites } from './favourites.ts'

interface FavouriteButtonProps {
  doctor: FavouriteToBe
  /** True once if its heart was pressed before the sign-in. */
  isWanted?: () => boolean
}

/**
 * Adds a doctor to the favourites or removes them. Users without a name or a birthday are led to their profile, and back
 * (product §5, bookmarks).
 */
export function FavouriteButton({ doctor, isWanted }: FavouriteButtonProps) {
  const t = useT('common')
  const { data: profile } = useProfile()
  const favourites = useFavourites()
  const isKept = favourites.some(({ id }) => id === doctor.id)
  const label = t('favourite.label', { name: doctor.displayName })
  const canKeep = profile !== undefined && isComplete(profile)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is possible
  useEffect(() => {
    if (canKeep && isWanted?.() && !isKept) add()
  }, [canKeep])
  if (!profile) return null
  if (!isComplete(profile))
    return <BookmarkLink to="/profile/edit" label={label} wanted={{ kind: 'doctor', id: doctor.id }} />

  function change(click: { readonly detail: number }) {
    if (isSecondTap(click)) return
    if (!isKept) return add()
    say(t('favourite.removed'), removeFavourite(doctor.id))
  }
  function add() {
    const undo = addFavourite(doctor)
    if (undo) say(added(), undo)
    else toastRefusal(t('favourite.noData'))
  }
  function say(text: string, undo: () => void) {
    toast(text, { label: t('favourite.undo'), act: undo })
  }
  /** The oldest one leaves a full list. */
  function added() {
    const left = favourites[MOST_FAVOURITES - 1]
    if (!left) return t('favourite.added')
    return t('favourite.addedToFull', { most: MOST_FAVOURITES, name: left.displayName })
  }
  return (
    <ActionIcon variant="subtle" size={44} aria-label={label} aria-pressed={isKept} onClick={change}>
      <IconHeart size={24} fill={isKept ? 'currentColor' : 'none'} aria-hidden />
    </ActionIcon>
  )
}
