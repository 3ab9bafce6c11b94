import type { Activation } from '../../../app/documents/activation.ts'

/** The parameters that both calls of activation codes share. */
export const activationCodeParams = ({ providerCode, recordLink, profileId, isTest }: Activation) => ({
  providerCode,
  recordLink,
  profileId,
  isTest,
})
