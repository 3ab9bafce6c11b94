import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { Visit } from '../visit-types.ts'

/** Fetches the calendar file as the signed-in person and hands it to the device. */
export function useDownloadCalendarFile({ orderId }: Visit) {
  const { mutate, isPending, refusal } = useCall('downloadCalendarFile', {
    done: file => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = 'visit.ics'
      link.click()
      // The browser reads the file after this turn.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    },
  })
  return { download: () => mutate({ params: { orderId } }), isPending, refusal }
}
