/** SQL: name, birthday and sex from a row of this table. */
export const personFactsSql = (alias: string) => `json_build_object(
  'lastName', ${alias}.last_name, 'firstName', ${alias}.first_name, 'middleName', ${alias}.middle_name,
  'birthday', ${alias}.birthday, 'sex', ${alias}.sex)`
