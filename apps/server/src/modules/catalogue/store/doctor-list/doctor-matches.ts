import type { StatementValues } from '../statement-values.ts'
import { inAllLanguages, textMatches } from '../text-matches.ts'

const NAMES = ['d.last_name', 'd.first_name', 'd.middle_name'].flatMap(inAllLanguages)

/** SQL: does the doctor `d` match the words of a search: does each occur in the name in some language? */
export const doctorMatches = (query: string, values: StatementValues) => textMatches(query, NAMES, values)
