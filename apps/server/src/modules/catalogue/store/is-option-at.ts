/** SQL: can this option be had at this branch? Without places of its own it is wherever its service is. */
export const isOptionAt = (branch: string, option = 'o') => `(
      not exists (select from service_option_branch only_at where only_at.option_id = ${option}.id)
      or exists (select from service_option_branch only_at
        where only_at.option_id = ${option}.id and only_at.branch_id = ${branch}))`
