import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'

/** A moment as the texts need it: date and time in Minsk. */
export function useInstantParams() {
  const format = useFormat()
  return (instant: string) => ({
    date: format.shortDate(format.dateOf(instant)),
    time: format.time(instant),
  })
}
