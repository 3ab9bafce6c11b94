import pg from 'pg'

const DATE = 1082
const NUMERIC = 1700
const asItIs = (value: string) => value

const parsers = new Map<number, (value: string) => unknown>([
  // A civil date has no time zone; pg would convert it to an instant in the server's zone.
  [DATE, asItIs],
  // Our numeric columns are prices with two decimals, which a double represents exactly enough.
  [NUMERIC, Number],
])

/** For our pools only: other users of `pg` in the process keep its defaults. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
}
