export { forgetExpiredKeys } from './store/expired-keys.ts'
export { cancelVisitsOfLeavers, plannedVisits, releaseHoldsOf } from './store/planned-visits.ts'
