import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { takeReturnPath } from '../../../app/session/return-path.ts'
import { PROFILE_DRAFT } from './use-profile-form.ts'

/** Saves the profile and returns to the screen that needed it, such as a booking. */
export function useSaveProfile() {
  const queries = useQueryClient()
  const router = useRouter()
  const t = useT('profile')
  return useCall('saveProfile', {
    done: profile => {
      dropDraft(PROFILE_DRAFT)
      toast(t('saved'))
      queries.setQueryData(['readProfile', {}], profile)
    },
    next: () => router.history.replace(takeReturnPath() ?? '/profile'),
  })
}
