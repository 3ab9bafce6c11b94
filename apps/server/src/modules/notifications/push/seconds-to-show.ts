const LONGEST = 600
const SHORTEST = 60

/**
 * Seconds that a device has to show a message before it goes by SMS or e-mail: ten minutes, or a third of the
 * time until it expires, at least one minute.
 */
export function secondsToShow(now: Date, expiresAt: Date | null): number {
  if (expiresAt === null) return LONGEST
  const third = Math.floor((expiresAt.getTime() - now.getTime()) / 3000)
  return Math.min(LONGEST, Math.max(SHORTEST, third))
}
