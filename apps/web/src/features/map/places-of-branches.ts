import type { ReactNode } from 'react'
import type { MapPlace } from './map-place.ts'

interface BranchOnMap {
  readonly branchId: string
  readonly branch: string
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The branches whose coordinates are known, as places of a map. */
export function placesOfBranches<B extends BranchOnMap>(
  branches: readonly B[],
  linkTo?: (branch: B) => ReactNode,
): MapPlace[] {
  return branches.flatMap(branch => {
    const { branchId: id, branch: name, address, latitude, longitude } = branch
    if (latitude === null || longitude === null) return []
    return [{ id, name, address, latitude, longitude, ...(linkTo && { link: linkTo(branch) }) }]
  })
}
