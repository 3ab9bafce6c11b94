import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'

interface Begins {
  readonly startTime: string
}

/** The accessible name of a timeslot: time, full date, doctor, and whose visit is at that time. */
export function useSlotLabel() {
  const { format } = useTexts()
  const t = useT('timeslot')
  return ({ startTime }: Begins, doctor: string, overlaps?: string): string => {
    const date = format.dateOf(startTime)
    const when = `${format.time(startTime)}, ${format.dayDate(date)} ${date.slice(0, 4)}`
    return overlaps ? `${when}, ${doctor}. ${overlaps}` : t('slotLabel', { when, doctor })
  }
}
