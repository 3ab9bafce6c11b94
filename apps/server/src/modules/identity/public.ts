export { type DemoAccount, makeDemoAccounts } from './use-cases/make-demo-accounts.ts'
