import type { Answer } from '@vizit/api-client/calls.ts'

/** A programme of a person. */
export type Coverage = Answer<'listCoverages'>['coverages'][number]

/** What has been asked for, and is still awaited or was refused. */
export type CoverageRequest = Answer<'listCoverages'>['requests'][number]
