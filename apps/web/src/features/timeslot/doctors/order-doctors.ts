import type { DoctorTime } from '../use-shown-time.ts'

/** Who is free on the shown date first, then by their nearest time; those of the registry last. */
export function orderDoctors(doctors: readonly DoctorTime[]): DoctorTime[] {
  // Instants are ISO texts, which sort as they are; a tilde sorts after all of them.
  const rank = ({ slots, nearest }: DoctorTime) => (slots.length > 0 ? '' : (nearest ?? '~'))
  return doctors.toSorted((a, b) => {
    if (rank(a) === rank(b)) return 0
    return rank(a) < rank(b) ? -1 : 1
  })
}
