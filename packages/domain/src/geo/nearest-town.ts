import { distanceKm, type Place } from './distance.ts'

/** Who is farther from every town is not in the country, and has no nearest town: no place in Belarus is farther than 63 km from one. */
const FARTHEST_KM = 65

/** The town nearest to a place; 'All regions' (code 0) is none. Computed on the device, like every distance. */
export function nearestTown<Town extends Place & { readonly code: number }>(
  towns: readonly Town[],
  place: Place,
): Town | undefined {
  const [nearest] = towns
    .filter(({ code }) => code !== 0)
    .map(town => ({ town, km: distanceKm(town, place) }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .toSorted((a, b) => a.km - b.km)
  return nearest?.town
}
