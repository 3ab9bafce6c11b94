export type {
  Clinic,
  ClinicAssignment,
  ClinicBranch,
  ClinicDoctor,
  ClinicService,
  LocalText,
} from './clinic.ts'
export { type SavedClinic, saveClinic } from './store/save-clinic.ts'
export { bringIn } from './use-cases/bring-in.ts'
export { describeImport } from './use-cases/describe-import.ts'
export { type ImportDeps, type ImportResult, importClinic } from './use-cases/import-clinic.ts'
