export { displayName } from './store/names.ts'
export { suspendProvider } from './use-cases/suspend-provider.ts'
