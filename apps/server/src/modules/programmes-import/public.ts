export type { MemberRow } from './store/stage-members.ts'
export { addMembers } from './use-cases/add-members.ts'
export { describeProgrammeImport } from './use-cases/describe-programme-import.ts'
export { importProgramme, type ProgrammesImportDeps } from './use-cases/import-programme.ts'
