import type { PatientResults } from '../result.ts'

/** The number of tests and reports of these patients in the folder. */
export const countResults = (patients: readonly PatientResults[]) => ({
  tests: patients.reduce((sum, { tests }) => sum + tests.length, 0),
  reports: patients.reduce((sum, { reports }) => sum + reports.length, 0),
  prescriptions: patients.reduce((sum, { prescriptions }) => sum + prescriptions.length, 0),
})
