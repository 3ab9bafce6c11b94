import { z } from 'zod'

/* Numbers with the limits of their database columns: a number outside is refused with the request and never reaches
   the database. Every number of the contract uses one of these, or a narrower limit. */

/** A count, or a duration in seconds, or a size in bytes; column type `integer`. */
export const Count = z.int32().min(0)
/** Seconds since 1970, up to the year 9999. */
export const UnixTime = z.int().min(0).max(253_402_300_799)
/** Rubles, `numeric(10, 2)`. */
export const Rubles = z.number().min(0).max(99_999_999.99)
/** A measured value of a laboratory, `double precision`. */
export const Measured = z.number().min(-Number.MAX_VALUE).max(Number.MAX_VALUE)
/** Whole percent. */
export const Percent = z.int().min(0).max(100)
export const Share = z.number().min(0).max(1)
export const Latitude = z.number().min(-90).max(90)
export const Longitude = z.number().min(-180).max(180)

const DECIMAL = /^-?\d+(\.\d+)?$/
/** A number in a query, in decimal digits. JavaScript would also read an empty text, spaces, `0x11` and `1e2` as numbers. */
export const inQuery = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(
    given => (typeof given === 'string' ? (DECIMAL.test(given) ? Number(given) : Number.NaN) : given),
    shape,
  )
/** The code of a town in a query; 0 means all regions. */
export const LocationCode = inQuery(z.int().min(0).max(2_147_483_647))
/** The number of a feed, such as the seconds since 1970; column type `bigint`. */
export const FeedSequence = z.int().min(1).max(253_402_300_799)
/** The number of a decision on an invoice; 0: before the first one. Column type `bigint`. */
export const DecisionNumber = z.int().min(0).max(253_402_300_799)
