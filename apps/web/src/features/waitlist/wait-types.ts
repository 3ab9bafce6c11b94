import type { Answer } from '@vizit/api-client/calls.ts'

export type Wait = Answer<'listWaits'>[number]
export type WaitOffer = Answer<'showOffer'>
