const minsk = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Minsk',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export interface MinskTime {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:MM` */
  readonly time: string
}

/** What calendar and clock show in the home zone, Europe/Minsk, at an instant. */
export function minskTime(instant: string | number | Date): MinskTime {
  const parts = Object.fromEntries(
    minsk.formatToParts(new Date(instant)).map(part => [part.type, part.value]),
  )
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}
