import type { Answer } from '@vizit/api-client/calls.ts'

type Cover = Answer<'readCover'>
type Said = Cover['doctors'][number]

/** What a programme covers of something; without a share all of the price. */
export const said = (
  id: string,
  coverage: Said['coverage'],
  { by: programId = 'epam', share = 100 } = {},
): Said => ({
  ...{ id, programId, coverage },
  ...(coverage === 'NOT_COVERED' ? { shareFrom: 0, shareTo: 0 } : { shareFrom: share, shareTo: share }),
})

/** The answer about somebody whom these programmes cover, named by their codes. */
export function coverAnswer(names: Readonly<Record<string, string>>, what: Partial<Cover> = {}): Cover {
  const programmes = Object.entries(names).map(([programId, programCaption]) => ({
    programId,
    programCaption,
  }))
  return {
    ...{ programme: programmes[0] ?? null, programmes },
    ...{ doctors: [], medcenters: [], services: [], options: [] },
    ...what,
  }
}
