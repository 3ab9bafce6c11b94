export type {
  CancelAsked,
  CancelledThere,
  Here,
  NotTaken,
  PatientToBook,
  ProviderSync,
  Providers,
  RefreshKind,
  RefreshRequest,
  RemoteVisits,
  TimeAsked,
  TimetableOwner,
} from './port.ts'
export { presentSync } from './present-sync.ts'
export { endRestoredOperations } from './store/end-restored.ts'
