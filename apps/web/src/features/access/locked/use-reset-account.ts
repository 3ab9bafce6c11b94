import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropAllDrafts } from '../../../app/browser-storage/drafts.ts'
import { dropFavourites } from '../../../app/favourites/favourites.ts'
import { forgetReturn } from '../../../app/session/return-path.ts'
import { session } from '../../../app/session/session.ts'

/** The device continues with the new account; all local data of the former one are deleted. */
export function useResetAccount() {
  const t = useT('access')
  const queries = useQueryClient()
  const router = useRouter()
  return useCall('resetAccount', {
    done: async tokens => {
      session.start(tokens)
      dropAllDrafts()
      dropFavourites()
      forgetReturn()
      toast(t('reset.done'))
      // Nothing of the former account stays on the screen.
      void queries.resetQueries()
    },
    next: () => router.navigate({ to: '/profile/edit', replace: true }),
  })
}
