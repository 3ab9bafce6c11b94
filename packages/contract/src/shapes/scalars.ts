import { ROW_ID } from '@vizit/domain/validation/code-shapes.ts'
import { z } from 'zod'

/** An opaque identifier. */
export const Id = z.string().min(1).max(64)
/** The id of a catalogue row (doctor, branch, assignment, service, timeslot), as a string of digits. */
export const RowId = z.string().regex(ROW_ID)
export const Uuid = z.uuid()
// The year 0 does not exist in our calendar, and no database column accepts it.
const KNOWN_YEAR = /^(?!0000)/
/** An ISO 8601 instant in UTC, in whole seconds: `2026-03-03T06:00:00Z`. */
export const Instant = z.iso.datetime({ precision: 0 }).regex(KNOWN_YEAR)
/** A civil date, `YYYY-MM-DD`, in the home zone Europe/Minsk. */
export const CivilDate = z.iso.date().regex(KNOWN_YEAR)
/** +375 and nine digits, with or without separators; stored as digits (product §5, "Phone"). */
export const PhoneInput = z.string().min(1).max(32)
export const Sex = z.enum(['MALE', 'FEMALE'])
export const Language = z.enum(['ru', 'be', 'en'])
/** Several row ids in one query value, separated by commas. */
export const RowIds = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,99}$/)
  .transform(ids => ids.split(','))

/** A range of dates whose end is not before its start; if one is absent, nothing is compared. */
export const inOrder = <
  Shape extends {
    dateStart: typeof CivilDate | z.ZodOptional<typeof CivilDate>
    dateEnd: typeof CivilDate | z.ZodOptional<typeof CivilDate>
  },
>(
  range: z.ZodObject<Shape>,
) =>
  range.check(({ value, issues }) => {
    const { dateStart, dateEnd } = value as { dateStart?: string; dateEnd?: string }
    if (dateStart !== undefined && dateEnd !== undefined && dateStart > dateEnd)
      issues.push({ code: 'invalid_value', values: [], path: ['dateEnd'], input: value })
  })
