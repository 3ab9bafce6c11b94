export { suspendProvider } from './use-cases/suspend-provider.ts'
