import { type CountedExtent, extentAt, extentTogether, type SharedCoverRow } from './cover-extent.ts'

/** What the coverer of a programme says of one organisation. */
export interface ProgrammeCover {
  readonly code: string
  readonly rows: readonly SharedCoverRow[]
}

export interface GivenService {
  readonly serviceId: string
  /** Those that can be had at the branch. */
  readonly options: readonly { readonly optionId: string; readonly covererCodes: readonly string[] }[]
}

/** A service as it is given at a branch: all its options together; without options the service itself. */
export function coverageOfService(
  { code, rows }: ProgrammeCover,
  branchId: string,
  { serviceId, options }: GivenService,
): CountedExtent {
  if (options.length === 0) return extentAt(rows, { branchId, serviceId, optionId: null }, false)
  return extentTogether(
    options.map(({ optionId, covererCodes }) =>
      extentAt(rows, { branchId, serviceId, optionId }, covererCodes.includes(code)),
    ),
  )
}

/**
 * A doctor at a branch: the visit itself and all services that they give there. Where the coverer says nothing of the
 * organisation, nobody says anything of the visit itself, and the services alone count.
 */
export function coverageOfDoctor(
  cover: ProgrammeCover,
  branchId: string,
  services: readonly GivenService[],
): CountedExtent {
  const visit =
    cover.rows.length === 0
      ? []
      : [extentAt(cover.rows, { branchId, serviceId: null, optionId: null }, false)]
  return extentTogether([...visit, ...services.map(service => coverageOfService(cover, branchId, service))])
}
