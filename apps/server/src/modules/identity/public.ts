export { createIdentity, type Identity } from './identity.ts'
export { type DemoAccount, makeDemoAccounts } from './use-cases/make-demo-accounts.ts'
