import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useCallback } from 'react'
import type { Visit } from '../visit-types.ts'

/** Takes visits off the user's own list (decisions D8), with an undo, and puts them back. */
export function useTakeOffVisit() {
  const t = useT('visits')
  const back = useCall('putBackVisit', { done: () => toast(t('putBackDone')) })
  const off = useCall('takeOffVisit', {
    done: (_answer, input) => toast(t('takenOff'), { label: t('putBack'), act: () => back.mutate(input) }),
  })
  const { mutate: take } = off
  const { mutate: put } = back
  return {
    takeOff: useCallback(({ orderId }: Visit) => take({ params: { orderId } }), [take]),
    putBack: useCallback(({ orderId }: Visit) => put({ params: { orderId } }), [put]),
    isPending: off.isPending || back.isPending,
    refusal: off.refusal ?? back.refusal,
  }
}
