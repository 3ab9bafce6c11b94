import type { Answer } from '@vizit/api-client/calls.ts'

type Location = Answer<'listLocations'>[number]
type Provider = Answer<'listProviders'>[number]

interface Chosen {
  readonly town: number | undefined
  readonly provider: string | null
}

/** The towns with doctors, and the organisations of the chosen town, the larger first. */
export function townsAndProviders(
  locations: readonly Location[],
  providers: readonly Provider[],
  { town, provider }: Chosen,
) {
  const served = new Set(providers.flatMap(({ locationCodes }) => locationCodes))
  const towns = locations.filter(({ code }) => served.has(code))
  const known = towns.some(({ code }) => code === town) ? town : undefined
  // A link to an organisation of another town shows that organisation, not an empty list.
  const clinics = providers.filter(
    ({ code, locationCodes }) => known === undefined || locationCodes.includes(known) || code === provider,
  )
  return { towns, clinics: clinics.toSorted((a, b) => b.doctorsCount - a.doctorsCount), town: known }
}
