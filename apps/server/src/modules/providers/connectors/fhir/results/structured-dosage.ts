import {
  type Dosage,
  type DosageInstruction,
  type DoseMoment,
  doseMoments,
} from '@vizit/domain/drugs/dosage.ts'
import { isCivilDate } from '@vizit/domain/time/civil-date.ts'
import type { z } from 'zod'
import { DosageParts, type Timing } from '../resources/dosage.ts'
import { wordsOf } from '../resources/results.ts'

/** The codes of timings that stand for themselves: times and the hours or days in which they are. */
const CODES: Readonly<
  Record<string, readonly [times: number, count: number, unit: 'h' | 'd' | 'wk' | 'mo']>
> = {
  ...{ QD: [1, 1, 'd'], BID: [2, 1, 'd'], TID: [3, 1, 'd'], QID: [4, 1, 'd'], QOD: [1, 2, 'd'] },
  ...{
    Q1H: [1, 1, 'h'],
    Q2H: [1, 2, 'h'],
    Q3H: [1, 3, 'h'],
    Q4H: [1, 4, 'h'],
    Q6H: [1, 6, 'h'],
    Q8H: [1, 8, 'h'],
  },
  ...{ WK: [1, 1, 'wk'], MO: [1, 1, 'mo'] },
}
const MOMENT_CODES: Readonly<Record<string, DoseMoment>> = { AM: 'MORN', PM: 'EVE', BED: 'HS' }

const NOTHING: Dosage = {
  ...{
    dose: null,
    times: null,
    when: [],
    minutes: null,
    at: [],
    days: [],
    lasts: null,
    from: null,
    until: null,
  },
  ...{ total: null, asNeeded: false, most: null, said: [] },
}

/** An instruction of a MedicationRequest: its text, or else its parts; undefined: it says nothing. */
export function dosageInstruction(given: Readonly<Record<string, unknown>>): DosageInstruction | undefined {
  const { text, patientInstruction } = given
  const written = patientInstruction ?? text
  if (typeof written === 'string' && written.trim() !== '') return { text: written }
  const { data } = DosageParts.safeParse(given)
  if (!data) return 'unreadable'
  const read = partsOf(data)
  if (read === null) return 'unreadable'
  return isDeepEmpty(read) ? undefined : read
}

const isDeepEmpty = (dosage: Dosage) => JSON.stringify(dosage) === JSON.stringify(NOTHING)

/** Null: one of the parts is not understood. */
function partsOf(given: z.output<typeof DosageParts>): Dosage | null {
  const { timing, doseAndRate = [], maxDosePerPeriod: most, asNeededCodeableConcept: reason } = given
  const times = timing ? timingOf(timing) : {}
  const [dose, ...others] = doseAndRate
  // Of several one is what was ordered and the others how it was worked out.
  if (times === null || others.length > 0) return null
  const reasonText = reason && wordsOf(reason)
  if (reason && !reasonText) return null
  const concepts = [given.route, given.method, given.site, ...(given.additionalInstruction ?? [])]
  const words = concepts.flatMap(concept => (concept ? [wordsOf(concept)] : []))
  if (words.includes(null)) return null
  return {
    ...NOTHING,
    ...times,
    dose: dose?.doseQuantity
      ? { least: dose.doseQuantity.value, most: null, unit: dose.doseQuantity.unit }
      : dose?.doseRange
        ? { least: dose.doseRange.low.value, most: dose.doseRange.high.value, unit: dose.doseRange.high.unit }
        : null,
    most: most
      ? {
          ...{ least: most.numerator.value, most: null, unit: most.numerator.unit },
          period: { count: most.denominator.value, unit: most.denominator.unit },
        }
      : null,
    asNeeded: reasonText ?? given.asNeededBoolean ?? false,
    said: [...(times.said ?? []), ...words.filter(word => word !== null)],
  }
}

/** Null: it is not understood. */
function timingOf({ repeat, code }: z.output<typeof Timing>): Partial<Dosage> | null {
  if (!repeat) {
    const codes = code?.coding?.flatMap(({ code }) => code ?? []) ?? []
    const known = codes.map(each => CODES[each]).find(each => each !== undefined)
    if (known) {
      const [least, count, unit] = known
      return { times: { least, most: null, period: { count, unit } } }
    }
    const moment = codes.map(each => MOMENT_CODES[each]).find(each => each !== undefined)
    if (moment) return { when: [moment] }
    const text = code && wordsOf(code)
    return code && !text ? null : { said: text ? [text] : [] }
  }
  const { frequency, frequencyMax, period, periodUnit, when = [], offset, boundsPeriod } = repeat
  const moments = when.map(momentOf)
  if (moments.includes(null)) return null
  const isOfMeals = moments.every(moment => moment && (/^(AC|PC)/.test(moment) || moment === 'HS'))
  const sides = new Set(moments.map(moment => moment?.slice(0, 1)))
  if (offset !== undefined && (!isOfMeals || moments.length === 0 || sides.size !== 1)) return null
  const isTimed = frequency !== undefined || period !== undefined
  if (isTimed && (period === undefined || periodUnit === undefined)) return null
  const dates = [boundsPeriod?.start, boundsPeriod?.end].map(date => date?.slice(0, 10))
  if (dates.some(date => date !== undefined && !isCivilDate(date))) return null
  const [from, until] = dates.map(date => (date !== undefined && isCivilDate(date) ? date : null))
  return {
    times:
      period !== undefined && periodUnit !== undefined
        ? { least: frequency ?? 1, most: frequencyMax ?? null, period: { count: period, unit: periodUnit } }
        : null,
    when: moments.filter(moment => moment !== null),
    minutes: offset ?? null,
    at: (repeat.timeOfDay ?? []).map(time => time.slice(0, 5)),
    days: repeat.dayOfWeek ?? [],
    lasts: repeat.boundsDuration
      ? { count: repeat.boundsDuration.value, unit: repeat.boundsDuration.unit }
      : null,
    ...{ from: from ?? null, until: until ?? null, total: repeat.count ?? null },
  }
}

/** `MORN.early` and the like have a name of their own. */
function momentOf(code: string): DoseMoment | null {
  const [moment = '', part] = code.split('.')
  const name = part === undefined || part === 'mid' ? moment : `${part.toUpperCase()}_${moment}`
  return doseMoments.find(known => known === name) ?? null
}
