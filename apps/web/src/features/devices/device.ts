import type { Answer } from '@vizit/api-client/calls.ts'

export type Device = Answer<'listDevices'>[number]
