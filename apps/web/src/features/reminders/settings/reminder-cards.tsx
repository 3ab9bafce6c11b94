import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { Settings } from '../reminder-types.ts'
import { ChannelsCard } from './channels-card.tsx'
import { MembersCard } from './members-card.tsx'
import { QuietHoursCard } from './quiet-hours-card.tsx'
import { ReminderTimeCard } from './reminder-time-card.tsx'
import { useSaveReminders } from './use-save-reminders.ts'

/** All settings; each is saved as soon as it is changed. */
export function ReminderCards({ settings }: { settings: Settings }) {
  const { preferences, save, refusal } = useSaveReminders(settings)
  return (
    <>
      <RefusalBlock refusal={refusal} />
      <ReminderTimeCard choice={preferences.choice} onChange={choice => save({ choice })} />
      <ChannelsCard channels={preferences.ways} reach={settings.reach} onChange={ways => save({ ways })} />
      <QuietHoursCard quiet={preferences.quietHours} onChange={quietHours => save({ quietHours })} />
      <MembersCard members={settings.members} />
    </>
  )
}
