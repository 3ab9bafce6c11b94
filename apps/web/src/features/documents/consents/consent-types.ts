import type { Answer } from '@vizit/api-client/calls.ts'

/** Whether a person consented to see their documents of an organisation here. */
export type Consent = Answer<'listDocumentsConsents'>['consents'][number]
