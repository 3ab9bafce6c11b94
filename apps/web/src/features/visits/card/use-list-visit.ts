import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { Visit } from '../visit-types.ts'

const reads = ['syncVisits', 'listVisits', 'showVisit'] as const

/** Takes a visit off the own list (decisions D8), which can be undone, and puts it back. */
export function useListVisit({ orderId }: Pick<Visit, 'orderId'>) {
  const t = useT('visits')
  const back = useCall('putBackVisit', { done: () => toast(t('putBackDone')), refreshes: reads })
  const off = useCall('takeOffVisit', {
    done: () =>
      toast(t('takenOff'), { label: t('putBack'), act: () => back.mutate({ params: { orderId } }) }),
    refreshes: reads,
  })
  return {
    takeOff: () => off.mutate({ params: { orderId } }),
    putBack: () => back.mutate({ params: { orderId } }),
    isPending: off.isPending || back.isPending,
    refusal: off.refusal ?? back.refusal,
  }
}
