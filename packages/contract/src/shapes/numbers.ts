import { z } from 'zod'

/*
 * Numbers as their columns hold them: one beyond these bounds is refused where it comes in, and never reaches the
 * database. Every number of the contract is one of these, or bounded more narrowly by its own rule.
 */

/** A number of things, of seconds or of bytes, of a column `integer`. */
export const Count = z.int32().min(0)
/** Seconds since 1970, until the year 9999. */
export const UnixTime = z.int().min(0).max(253_402_300_799)
/** Rubles, `numeric(10, 2)`. */
export const Rubles = z.number().min(0).max(99_999_999.99)
/** What a laboratory measured, `double precision`. */
export const Measured = z.number().min(-Number.MAX_VALUE).max(Number.MAX_VALUE)
export const Share = z.number().min(0).max(1)
export const Latitude = z.number().min(-90).max(90)
export const Longitude = z.number().min(-180).max(180)
/** The code of a town in a query; 0 stands for all regions. */
export const LocationCode = z.coerce.number().int().min(0).max(2_147_483_647)
