/** SQL: can this option be had at this branch? Without places of its own it is wherever its service is. */
export const isOptionAt = (branch: string, option = 'o') => `(
      not exists (select from service_option_branch only_at where only_at.option_id = ${option}.id)
      or exists (select from service_option_branch only_at
        where only_at.option_id = ${option}.id and only_at.branch_id = ${branch}))`

interface Coverage {
  /** Its code, a value of the statement. */
  readonly programme: string
  readonly service: string
  readonly branch: string
}

/** SQL: does the programme cover an option of this service that can be had at this branch? */
export const isCoveredAt = ({ programme, service, branch }: Coverage) => `exists (
      select from service_option o
      where o.service_id = ${service} and o.active and ${programme} = any(o.coverer_codes) and ${isOptionAt(branch)})`
