import type { DoctorTime } from '../use-displayed-times.ts'

/** First doctors who are free on the displayed date, then by their nearest time; those of the registry last. */
export function orderDoctors(doctors: readonly DoctorTime[]): DoctorTime[] {
  // Instants are ISO texts, which sort correctly; a tilde sorts after all of them.
  const rank = ({ slots, nearest }: DoctorTime) => (slots.length > 0 ? '' : (nearest ?? '~'))
  return doctors.toSorted((a, b) => {
    if (rank(a) === rank(b)) return 0
    return rank(a) < rank(b) ? -1 : 1
  })
}
