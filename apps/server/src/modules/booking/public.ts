export { forgetExpiredKeys } from './store/expired-keys.ts'
