export type {
  CancelAsked,
  CancelledThere,
  Comer,
  Here,
  Keeper,
  NotTaken,
  Person,
  ProviderSync,
  Providers,
  RefreshKind,
  RefreshRequest,
  RemoteVisits,
  TimeAsked,
} from './port.ts'
export { presentSync } from './present-sync.ts'
export { endRestoredOperations } from './store/end-restored.ts'
