export { type ProgrammeKeys, programmeKeys } from './keys.ts'
export { createLinkRetries, type LinkRetries } from './link-retries.ts'
export {
  hasPerson,
  type MemberData,
  memberHashes,
  memberRowHash,
  sealMember,
} from './sealing/sealed-member.ts'
export { coveragesForExport } from './store/coverages-for-export.ts'
export { coveredAsChild } from './store/covered-as-child.ts'
export { programmesOfLeavers } from './store/covered-relatives.ts'
export { forgetEnds } from './store/ends-of-deleted.ts'
export { forgetWhoLeft } from './store/forget-who-left.ts'
export { readMissedInsurers } from './store/insurer-requests.ts'
export { nearestCover, programmesHad } from './store/nearest-cover.ts'
export { addProgrammes, type ProgrammeFacts } from './store/programmes.ts'
export { endRestoredLinking, forgetRequests } from './store/requests.ts'
export { resealMembers } from './store/reseal-members.ts'
export { type WaitingProgramme, waitingProgrammes } from './store/waiting-programmes.ts'
export { type CoverageEnds, createCoverageEnds } from './use-cases/coverage-ends.ts'
export { switchProgramme } from './use-cases/switch-programme.ts'
