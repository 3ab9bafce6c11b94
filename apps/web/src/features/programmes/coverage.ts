import type { Answer } from '@vizit/api-client/calls.ts'

/** A programme of a person. */
export type Coverage = Answer<'listCoverages'>['coverages'][number]

/** A programme that the signed-in person has by themselves; one that is over can be linked again. */
export const isMine = ({ relKind, isOwn, status }: Coverage): boolean =>
  relKind === 'ME' && isOwn && status !== 'ENDED'

/** What has been asked for, and is still awaited or was refused. */
export type CoverageRequest = Answer<'listCoverages'>['requests'][number]
