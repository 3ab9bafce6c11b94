import { Visit } from './visit.ts'

/** A visit as whoever has no account sees it: of the patient, the first name only. */
export const GuestVisit = Visit.omit({
  timetableId: true,
  profileId: true,
  covererCode: true,
  hidden: true,
  reports: true,
  links: true,
})
