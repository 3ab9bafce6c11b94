export type { Keeper, ProviderSync, Providers, RefreshKind, RefreshRequest } from './port.ts'
