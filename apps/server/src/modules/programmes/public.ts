export { addProgrammes, type ProgrammeFacts } from './store/programmes.ts'
