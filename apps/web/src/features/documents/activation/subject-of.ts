import type { Activation } from '../../../app/documents/activation.ts'

/** What both calls of activation codes are told. */
export const subjectOf = ({ providerCode, recordLink, profileId, isTest }: Activation) => ({
  providerCode,
  recordLink,
  profileId,
  isTest,
})
