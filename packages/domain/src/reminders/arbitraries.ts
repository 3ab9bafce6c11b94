import fc from 'fast-check'
import type { CivilZone } from './civil-zone.ts'
import { areQuietHours } from './quiet-hours.ts'

/**
 * Zones without clock changes, with clock changes in both hemispheres, with a change of half an hour, and with a change
 * at midnight.
 */
export const zones = [
  'Europe/Minsk',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
]

/** A zone of the time zone database. */
export function zoneOf(name: string): CivilZone {
  const there = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(name)
  return {
    dateAt: instant => there(instant).toPlainDate().toString(),
    timeAt: instant => there(instant).toPlainTime().toString({ smallestUnit: 'minute' }),
    instantOf: (date, time) => {
      const wanted = Temporal.PlainDateTime.from(`${date}T${time}`)
      const found = wanted.toZonedDateTime(name, { disambiguation: 'compatible' })
      const isLeaped = !found.toPlainDateTime().equals(wanted)
      const leap = isLeaped ? found.getTimeZoneTransition('previous') : null
      return new Date((leap ?? found).epochMilliseconds)
    },
  }
}

const anyClock = fc
  .integer({ min: 0, max: 1439 })
  .map(all => [Math.floor(all / 60), all % 60].map(part => String(part).padStart(2, '0')).join(':'))

export const anyQuiet = fc.option(fc.record({ from: anyClock, to: anyClock }).filter(areQuietHours))
