import { z } from 'zod'
import { call } from '../call.ts'
import {
  AskedVisit,
  RemindedVisits,
  ReminderChoice,
  ReminderSettings,
  reminderSettings,
  VisitReminder,
} from '../shapes/reminder.ts'
import { Uuid } from '../shapes/scalars.ts'

const settings = '/api/v2/my/reminders'
const ofVisit = '/api/v2/my/providers/visits/:orderId/reminder'
const replies = '/api/v2/public/reminders'
const subject = { is: 'visit', at: 'params', field: 'orderId', needs: 'VIEW_VISITS' } as const

export const readReminderSettings = call({
  module: 'reminders',
  topics: ['family', 'reminders'],
  summary: 'Show when and how the account is reminded of visits, and of whose visits',
  method: 'GET',
  path: settings,
  who: 'patient',
  status: 200,
  answer: ReminderSettings,
  errors: [],
})

export const saveReminderSettings = call({
  module: 'reminders',
  topics: ['reminders'],
  summary: 'Save when and how the account is reminded; planned reminders change accordingly',
  method: 'PUT',
  path: settings,
  who: 'patient',
  body: z.strictObject(reminderSettings),
  status: 200,
  answer: ReminderSettings,
  // No channel is left, or the quiet hours leave less than eight hours.
  errors: ['INVALID_ARGUMENT'],
})

export const chooseMemberReminders = call({
  module: 'reminders',
  topics: ['reminders'],
  summary: 'Set of which visits of a family member the account is reminded',
  method: 'PUT',
  path: `${settings}/members/:profileId`,
  who: 'patient',
  subject: { is: 'profile', at: 'params', field: 'profileId', needs: 'VIEW_VISITS' },
  params: z.object({ profileId: Uuid }),
  body: z.strictObject({ told: RemindedVisits }),
  status: 204,
  errors: ['NOT_FOUND'],
})

export const showVisitReminder = call({
  module: 'reminders',
  topics: ['family', 'visits', 'reminders'],
  summary: "Show the account's reminders of one visit",
  method: 'GET',
  path: ofVisit,
  who: 'patient',
  subject,
  params: z.object({ orderId: Uuid }),
  status: 200,
  answer: VisitReminder,
  errors: ['NOT_FOUND'],
})

export const chooseVisitReminder = call({
  module: 'reminders',
  topics: ['reminders'],
  summary: 'Choose the reminder of one visit; null: as for every visit',
  method: 'PUT',
  path: ofVisit,
  who: 'patient',
  subject,
  params: z.object({ orderId: Uuid }),
  body: z.strictObject({ choice: ReminderChoice.nullable() }),
  status: 200,
  answer: VisitReminder,
  errors: ['NOT_FOUND'],
})

/** Never GET: programs that scan messages open the links in them. */
const reply = {
  module: 'reminders',
  method: 'POST',
  who: 'anyone',
  perAddress: { times: 60, seconds: 300 },
  body: z.strictObject({ token: z.string().min(1).max(128).describe('the token of the link') }),
} as const

export const readReply = call({
  ...reply,
  repeat: 'reads',
  summary: "Show the visit of a reminder's link, until the visit begins or moves",
  path: `${replies}/visit`,
  status: 200,
  answer: AskedVisit,
  errors: ['VISIT_LINK_EXPIRED'],
})

export const confirmByReply = call({
  ...reply,
  topics: ['visits', 'reminders'],
  repeat: 'settles',
  summary: 'Confirm by that link that the patient will come; repeating it changes nothing',
  path: `${replies}/confirm`,
  status: 200,
  answer: AskedVisit,
  errors: ['VISIT_LINK_EXPIRED'],
})

export const cancelByReply = call({
  ...reply,
  topics: ['visits', 'timeslots'],
  repeat: 'settles',
  summary:
    'Cancel that visit by the link, no later than `cancelCutOffMinutes` before its start; repeating it changes nothing',
  path: `${replies}/cancel`,
  status: 200,
  answer: AskedVisit,
  errors: ['VISIT_LINK_EXPIRED', 'VISIT_CHANGE_TOO_LATE', 'CLINIC_UNAVAILABLE'],
})
