import { sql } from 'kysely'

/** SQL of the name, birthday and sex in a row of this table. */
export const factsOf = (alias: string) => sql`json_build_object(
  'lastName', ${sql.ref(`${alias}.last_name`)}, 'firstName', ${sql.ref(`${alias}.first_name`)},
  'middleName', ${sql.ref(`${alias}.middle_name`)}, 'birthday', ${sql.ref(`${alias}.birthday`)},
  'sex', ${sql.ref(`${alias}.sex`)})`
