import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { Profile } from '../../../app/people/profile.ts'
import { withPhoto } from './with-photo.ts'

/** Shows a new photo, or none, before the profile is read again. */
function useShowPhoto(profileId: string | undefined) {
  const queries = useQueryClient()
  return (photoUrl: string | null, photo?: Blob) => {
    const photoId = photoUrl?.split('/').pop()
    if (photoId && photo) queries.setQueryData(['showPersonPhoto', { params: { photoId } }], photo)
    queries.setQueryData<Profile>(
      ['readProfile', {}],
      known => known && withPhoto(known, profileId ?? known.me, photoUrl),
    )
  }
}

/** Uploads the photo; the profile and the family then show it. */
export function useSavePhoto(profileId: string | undefined, done: () => void) {
  const t = useT('profile')
  const show = useShowPhoto(profileId)
  const saving = useCall('savePersonPhoto', {
    done: ({ photoUrl }, { body }) => {
      show(photoUrl, body)
      toast(t('photo.saved'))
      done()
    },
  })
  const query = profileId ? { profileId } : {}
  return {
    save: (photo: Blob) => saving.mutate({ query, body: photo }),
    isPending: saving.isPending,
    refusal: saving.refusal,
    reset: saving.reset,
  }
}

export function useDeletePhoto(profileId: string | undefined, done: () => void) {
  const t = useT('profile')
  const show = useShowPhoto(profileId)
  const deleting = useCall('deletePersonPhoto', {
    done: () => {
      show(null)
      toast(t('photo.deleted'))
      done()
    },
  })
  return {
    remove: () => deleting.mutate({ query: profileId ? { profileId } : {} }),
    isPending: deleting.isPending,
    refusal: deleting.refusal,
  }
}
