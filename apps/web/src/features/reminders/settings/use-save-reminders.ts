import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import type { ReminderPreferences, Settings } from '../reminder-types.ts'

/** Shows a change at once and saves it; after a refusal the previous value is shown again. */
export function useSaveReminders({ choice, ways, quietHours }: Settings) {
  const t = useT('reminders')
  const queries = useQueryClient()
  const [changed, setChanged] = useState<ReminderPreferences | null>(null)
  const preferences = changed ?? { choice, ways, quietHours }
  const { mutate, refusal } = useCall('saveReminderSettings', {
    done: saved => {
      queries.setQueryData(['readReminderSettings', {}], saved)
      toast(t('saved'))
    },
  })
  function save(part: Partial<ReminderPreferences>) {
    const body = { ...preferences, ...part }
    setChanged(body)
    // A later change made meanwhile stays.
    const settle = () => setChanged(now => (now === body ? null : now))
    mutate({ body }, { onSettled: settle })
  }
  return { preferences, save, refusal }
}
