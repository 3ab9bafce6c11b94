import type { Answer } from '@vizit/api-client/calls.ts'

export type Visit = Answer<'listVisits'>['future'][number]
