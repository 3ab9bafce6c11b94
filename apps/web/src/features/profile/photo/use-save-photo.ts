import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'

/** Uploads the photo; the profile and the family then show it. */
export function useSavePhoto(profileId: string | undefined, done: () => void) {
  const t = useT('profile')
  const saving = useCall('savePersonPhoto', {
    done: () => {
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
  const deleting = useCall('deletePersonPhoto', {
    done: () => {
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
