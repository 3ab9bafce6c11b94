/**
 * SQL: is at least something of it covered by the programme, whose code is a value of the statement? One look into what is kept
 * for lists (docs/decisions/0125-what-is-covered-for-lists.md).
 */
export const isServiceCovered = (
  programme: string,
  { service, branch }: Record<'service' | 'branch', string>,
) =>
  `exists (select from covered_service c
    where c.programme_code = ${programme} and c.branch_id = ${branch} and c.service_id = ${service})`

/** SQL: joins `covered`, what the programme covers at the branch `b`; leaves out branches of which it covers nothing. */
export const joinCoveredBranch = (programme: string) =>
  `join covered_branch covered on covered.programme_code = ${programme} and covered.branch_id = b.id`

/**
 * SQL, after `joinCoveredBranch`: is at least something of the doctor at the assignment `a` covered? Each doctor is looked up only
 * where some of the branch are not covered; with `exists` PostgreSQL would read the rows of all programmes first.
 */
export const isAssignmentCovered = (programme: string) =>
  `(covered.coverage <> 'PARTLY' or (
    select true from covered_assignment c where c.programme_code = ${programme} and c.assignment_id = a.id))`

/**
 * SQL: the same, after `joinCoveredBranch`, for a list of all places: what the programme covers is read once, and only if some of a
 * branch is not covered.
 */
export const isAmongCoveredAssignments = (programme: string) =>
  `(covered.coverage <> 'PARTLY' or a.id in (
    select c.assignment_id from covered_assignment c where c.programme_code = (select ${programme} from given)))`

/** SQL: the same of this medical centre. */
export const isBranchCovered = (programme: string, branch: string) =>
  `exists (select from covered_branch c where c.programme_code = ${programme} and c.branch_id = ${branch})`
