import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { Member } from '../member.ts'

/** Removes a child or an adult from the family. */
export function useRemoveMember({ relKind, profileId }: Member, onGone: () => void) {
  const t = useT('family')
  const reactions = {
    done: () => {
      onGone()
      toast(t('remove.done'))
    },
  } as const
  const child = useCall('removeChild', reactions)
  const adult = useCall('removeRelative', reactions)
  const { mutate, isPending, refusal } = relKind === 'CHILD' ? child : adult
  return { remove: () => mutate({ params: { id: profileId } }), isPending, refusal }
}
