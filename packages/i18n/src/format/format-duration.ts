import type { Catalogue, Translate } from '../catalogue.ts'

/** A waiting time in words, rounded up so that it is never too short: `45 секунд`, `3 минуты`, `2 часа 5 минут`. */
export function formatDuration(common: Translate<Catalogue['common']>, seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  // Seconds up to 99, so that the resend countdown of 61 s does not start as two minutes.
  if (whole < 100) return common('wait.seconds', { count: whole })
  const minutes = Math.ceil(whole / 60)
  if (minutes < 60) return common('wait.minutes', { count: minutes })
  const hours = common('wait.hours', { count: Math.floor(minutes / 60) })
  return minutes % 60 === 0 ? hours : `${hours} ${common('wait.minutes', { count: minutes % 60 })}`
}
