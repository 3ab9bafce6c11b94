import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { isComplete, useProfile } from '../people/profile.ts'
import { addFavourite, type FavouriteToBe, removeFavourite, useFavourites } from './favourites.ts'

/** Adds a doctor to the favourites or removes them; for users with a complete profile (product §5). */
export function FavouriteButton({ doctor }: { doctor: FavouriteToBe }) {
  const t = useT('common')
  const { data: profile } = useProfile()
  const isKept = useFavourites().some(({ id }) => id === doctor.id)
  if (!profile || !isComplete(profile)) return null

  function change() {
    const undo = isKept ? removeFavourite(doctor.id) : addFavourite(doctor)
    if (!undo) return toast(t('favourite.noData'))
    const said = isKept ? t('favourite.removed') : t('favourite.added')
    toast(said, { label: t('favourite.undo'), act: undo })
  }
  const Heart = isKept ? IconHeartFilled : IconHeart
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={t('favourite.label', { name: doctor.displayName })}
      aria-pressed={isKept}
      onClick={change}
    >
      <Heart size={24} aria-hidden />
    </ActionIcon>
  )
}
