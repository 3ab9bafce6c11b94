import { type CoverRow, type CoverSummary, coverageAt, coverTogether } from './cover.ts'

/** What the coverer of a programme says of one organisation. */
export interface ProgrammeCover {
  readonly code: string
  readonly rows: readonly CoverRow[]
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
): CoverSummary {
  if (options.length === 0) return coverageAt(rows, { branchId, serviceId, optionId: null }, false)
  return coverTogether(
    options.map(({ optionId, covererCodes }) =>
      coverageAt(rows, { branchId, serviceId, optionId }, covererCodes.includes(code)),
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
): CoverSummary {
  const visit =
    cover.rows.length === 0
      ? []
      : [coverageAt(cover.rows, { branchId, serviceId: null, optionId: null }, false)]
  return coverTogether([...visit, ...services.map(service => coverageOfService(cover, branchId, service))])
}
