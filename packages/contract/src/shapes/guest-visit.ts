import { Visit } from './visit.ts'

/** A visit as a person without an account sees it; of the patient it has the first name only. */
export const GuestVisit = Visit.omit({
  timetableId: true,
  profileId: true,
  covererCode: true,
  covererShare: true,
  hidden: true,
  reports: true,
  links: true,
})
