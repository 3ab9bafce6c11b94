export { calendarFile } from './calendar/calendar-file.ts'
export {
  createMessagesToOthers,
  type MessagesToOthers,
  type TellingDeps,
} from './messages/messages-to-others.ts'
export { visitFacts } from './messages/visit-facts.ts'
export {
  type AssignmentDetails,
  type AssignmentDetailsRow,
  assignmentDetailsColumns,
  assignmentDetailsOf,
  assignmentDetailsTables,
} from './store/assignment-details.ts'
export {
  type InLanguages,
  inLanguages,
  personColumns,
  type TextRow,
  textColumns,
} from './store/in-languages.ts'
export { type Price, type PriceRow, priceOf } from './store/price.ts'
export { findVisit, readVisits, type VisitDetails } from './store/visit-details.ts'
export { hideCoverageFrom } from './use-cases/hide-coverage.ts'
export { presentVisit, type Viewing } from './use-cases/present-visit.ts'
