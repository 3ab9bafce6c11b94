/** The times when a person can be reminded of a visit (product §3, "Reminder times"), the earliest first. */
export const reminderChoices = ['day-before-10', 'day-before-20', '4h', '2h', '1h', '30min', 'none'] as const

export type ReminderChoice = (typeof reminderChoices)[number]

/** A choice other than "none". */
export type ReminderTime = Exclude<ReminderChoice, 'none'>

/** Minutes before the start, or a clock time of the day before. */
export const reminderTimes: Readonly<Record<ReminderTime, number | string>> = {
  'day-before-10': '10:00',
  'day-before-20': '20:00',
  '4h': 240,
  '2h': 120,
  '1h': 60,
  '30min': 30,
}

/** A choice and those nearer to the visit, in that order. */
export function nearerTimes(choice: ReminderChoice): readonly ReminderTime[] {
  return reminderChoices.slice(reminderChoices.indexOf(choice)).filter(time => time !== 'none')
}
