import { useCall } from '@vizit/api-client/react/use-call.ts'
import { saveFile } from '../../../app/visit/save-file.ts'
import type { Visit } from '../visit-types.ts'

/** Fetches the calendar file as the signed-in person and hands it to the device. */
export function useDownloadCalendarFile({ orderId }: Visit) {
  const { mutate, isPending, refusal } = useCall('downloadCalendarFile', {
    done: file => saveFile(file, 'visit.ics'),
  })
  return { download: () => mutate({ params: { orderId } }), isPending, refusal }
}
