export { type ProgrammeKeys, programmeKeys } from './keys.ts'
export {
  hasPerson,
  type MemberData,
  memberHashes,
  memberRowHash,
  sealMember,
} from './sealing/sealed-member.ts'
export { readMissedInsurers } from './store/insurer-requests.ts'
export { addProgrammes, type ProgrammeFacts } from './store/programmes.ts'
export { resealMembers } from './store/reseal-members.ts'
