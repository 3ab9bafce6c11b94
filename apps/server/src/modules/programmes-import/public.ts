export { describeProgrammeImport } from './use-cases/describe-programme-import.ts'
export { importProgramme, type ProgrammesImportDeps } from './use-cases/import-programme.ts'
