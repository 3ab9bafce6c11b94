import type { Answer } from '@vizit/api-client/calls.ts'

export type Medcenter = Answer<'showMedcenter'>
