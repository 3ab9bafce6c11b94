import { isAdultOn } from '../person/age.ts'
import { comesOfAgeOn } from '../person/coming-of-age.ts'
import { addDays, type CivilDate } from '../time/civil-date.ts'

interface Cover {
  /** The programme's own last day; null: without an end. */
  readonly validTo: CivilDate | null
  /** False: through a parent or spouse. */
  readonly isOwn: boolean
}

interface LastCoveredDay {
  readonly validTo: CivilDate | null
  /** It is the day before the 18th birthday, because a relative's programme covers children only (product §5). */
  readonly endsWithChildhood: boolean
}

/** The last day on which a programme covers a person. A birthday of null is not known, and ends nothing. */
export function lastCoveredDay(
  { validTo, isOwn }: Cover,
  birthday: CivilDate | null,
  today: CivilDate,
): LastCoveredDay {
  if (isOwn || birthday === null || isAdultOn(today, birthday)) return { validTo, endsWithChildhood: false }
  const asChild = addDays(comesOfAgeOn(birthday), -1)
  return validTo === null || asChild < validTo
    ? { validTo: asChild, endsWithChildhood: true }
    : { validTo, endsWithChildhood: false }
}
