import type { Answer } from '@vizit/api-client/calls.ts'

type Provider = Pick<Answer<'listProviders'>[number], 'code' | 'locationCodes'>

/** The organisation to show after a change of the town: the shown one if it is there, or else the only one there. */
export function clinicOfTown(
  providers: readonly Provider[],
  shown: string | null,
  town: number | undefined,
): string | undefined {
  const there = providers.filter(({ locationCodes }) => !town || locationCodes.includes(town))
  const stays = there.find(({ code }) => code === shown)
  return (stays ?? (there.length === 1 ? there[0] : undefined))?.code
}
