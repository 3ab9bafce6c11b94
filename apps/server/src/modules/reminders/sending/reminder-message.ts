import { shortName } from '@vizit/domain/person/short-name.ts'
import type { AccountMessage } from '../../notifications/public.ts'
import type { DueReminder } from '../store/due.ts'
import type { ReminderPreferences } from '../store/reminder-settings-row.ts'
import { chosenChannels } from '../use-cases/channels-of.ts'

interface Answerable {
  /** The reply link. Null: the account may only look at the visit. */
  readonly link: string | null
  readonly preferences: ReminderPreferences
}

type WithoutChannels = Omit<AccountMessage, 'opens' | 'topic' | 'ways'>

/** The text of a reminder: when, where and with whom, but not what for. */
export function reminderContent(due: DueReminder, link: string | null) {
  const { language, place, startsAt, patient, relation } = due
  const data = {
    startsAt: startsAt.toISOString(),
    physician: shortName(place.doctorName[language]),
    branch: place.branchName[language],
    address: place.branchAddress[language],
  }
  const isOwn = relation?.relKind === 'ME' || patient === ''
  if (link === null) return { template: 'visit-reminder-seen' as const, data: { ...data, patient } }
  const secret = { link }
  if (isOwn) return { template: 'visit-reminder' as const, data, secret }
  return { template: 'visit-reminder-of' as const, data: { ...data, patient }, secret }
}

export function messageFor(
  due: DueReminder,
  { link, preferences: { ways, quiet } }: Answerable,
): AccountMessage {
  const said: WithoutChannels = { ...reminderContent(due, link), expiresAt: due.startsAt, quiet }
  return {
    ...(said as AccountMessage),
    opens: `/visits/${due.visitId}`,
    topic: `visit:${due.visitId}`,
    ways: chosenChannels(ways),
  }
}
