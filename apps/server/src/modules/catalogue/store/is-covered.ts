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

/** SQL: the same of the doctor at this assignment. */
export const isAssignmentCovered = (programme: string, assignment: string) =>
  `exists (select from covered_assignment c where c.programme_code = ${programme} and c.assignment_id = ${assignment})`

/** SQL: the same of this medical centre. */
export const isBranchCovered = (programme: string, branch: string) =>
  `exists (select from covered_branch c where c.programme_code = ${programme} and c.branch_id = ${branch})`
