export { createIdentifyLink } from './identify-link.ts'
export { forgetGuests } from './store/forget.ts'
