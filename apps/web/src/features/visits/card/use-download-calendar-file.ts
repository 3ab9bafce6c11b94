import { useCall } from '@vizit/api-client/react/use-call.ts'
import { saveFile } from '../../../app/documents/save-file.ts'
import type { Visit } from '../visit-types.ts'

/** Loads the calendar file as the signed-in user and downloads it. */
export function useDownloadCalendarFile({ orderId }: Visit) {
  const { mutate, isPending, refusal } = useCall('downloadCalendarFile', {
    done: file => saveFile(file, 'visit.ics'),
  })
  return { download: () => mutate({ params: { orderId } }), isPending, refusal }
}
