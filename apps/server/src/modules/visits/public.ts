export { type Place, type PlaceRow, placeColumns, placeOf, placeTables } from './store/place.ts'
export { findVisit, type VisitDetails } from './store/visit-details.ts'
export { presentVisit, type Viewing } from './use-cases/present-visit.ts'
