import type { Outcome } from '../measure/outcome.ts'
import type { Spread } from '../measure/statistics.ts'

export function printOutcome({ title, clients, contestants, ratios }: Outcome): void {
  console.log(`\n${title}, ${clients} ${clients === 1 ? 'client' : 'clients'}`)
  for (const [name, { perSecond, p50, p99, bytes }] of Object.entries(contestants)) {
    const size = bytes > 0 ? `${bytes} B` : ''
    console.log(
      `  ${name.padEnd(26)}${spread(perSecond, 0).padStart(26)} /s` +
        `   p50 ${p50.toFixed(2).padStart(7)} ms   p99 ${p99.toFixed(2).padStart(7)} ms   ${size}`,
    )
  }
  for (const { label, ratio, aim } of ratios) {
    const verdict = aim === undefined ? '' : ratio.median >= aim ? `aim ${aim} met` : `aim ${aim} MISSED`
    console.log(`  ${label.padEnd(40)}${spread(ratio, 2).padStart(24)}   ${verdict}`)
  }
}

const spread = ({ median, lowest, highest }: Spread, digits: number) =>
  `${median.toFixed(digits)} (${lowest.toFixed(digits)}–${highest.toFixed(digits)})`
