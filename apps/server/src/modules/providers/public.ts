export type {
  CancelledAtClinic,
  CancelRequest,
  Coverer,
  LocalResult,
  NotBooked,
  PatientToBook,
  ProviderSync,
  Providers,
  RefreshKind,
  RefreshRequest,
  RemoteVisits,
  TimeRequest,
  TimetableOwner,
} from './port.ts'
export { presentSync } from './present-sync.ts'
export { endRestoredOperations } from './store/end-restored.ts'
