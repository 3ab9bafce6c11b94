import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { Settings } from '../reminder-types.ts'
import { MembersCard } from './members-card.tsx'
import { QuietCard } from './quiet-card.tsx'
import { useSaveReminders } from './use-save-reminders.ts'
import { WaysCard } from './ways-card.tsx'
import { WhenCard } from './when-card.tsx'

/** All settings; each is saved as soon as it is changed. */
export function ReminderCards({ settings }: { settings: Settings }) {
  const { wish, save, refusal } = useSaveReminders(settings)
  return (
    <>
      <RefusalBlock refusal={refusal} />
      <WhenCard choice={wish.choice} onChange={choice => save({ choice })} />
      <WaysCard ways={wish.ways} reach={settings.reach} onChange={ways => save({ ways })} />
      <QuietCard quiet={wish.quietHours} onChange={quietHours => save({ quietHours })} />
      <MembersCard members={settings.members} />
    </>
  )
}
