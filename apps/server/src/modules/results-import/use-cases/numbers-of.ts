import type { PatientResults } from '../result.ts'

/** How many tests and reports these patients have in the folder. */
export const numbersOf = (patients: readonly PatientResults[]) => ({
  tests: patients.reduce((sum, { tests }) => sum + tests.length, 0),
  reports: patients.reduce((sum, { reports }) => sum + reports.length, 0),
})
