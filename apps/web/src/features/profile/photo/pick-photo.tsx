import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PickPhotos } from '@vizit/ui/form/pick-photos.tsx'
import { PICKED_TYPES } from './photo-problem.ts'

/** Picks the user's photo; most people already have one, so the gallery comes first. */
export function PickPhoto({ onPick }: { onPick: (photo: File) => void }) {
  const t = useT('profile')
  return (
    <PickPhotos
      first="gallery"
      facing="user"
      accept={PICKED_TYPES}
      words={{ camera: t('photo.withCamera'), gallery: t('photo.fromGallery') }}
      onPick={([photo]) => photo && onPick(photo)}
    />
  )
}
