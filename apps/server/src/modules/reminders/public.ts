export { endRestoredReminders } from './store/end-restored.ts'
export { dropRemindersOf, forgetReminders } from './store/forget.ts'
export { remindersForExport } from './store/reminders-for-export.ts'
export { quietHoursOf } from './use-cases/quiet-hours-of.ts'
