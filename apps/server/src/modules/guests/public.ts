export { createIdentifyLink } from './identify-link.ts'
export { forgetGuests } from './store/forget.ts'
export { isBooked, lockPhone, removePatient, samePeople } from './store/patients.ts'
export { createHoldingGuests } from './use-cases/holding-guests.ts'
