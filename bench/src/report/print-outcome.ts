import type { CpuTime } from '../measure/cpu-time.ts'
import type { Figures } from '../measure/figures.ts'
import type { Compared, Outcome } from '../measure/outcome.ts'
import type { Spread } from '../measure/statistics.ts'

export function printOutcome({ title, clients, contestants, ratios }: Outcome): void {
  console.log(`\n${title}, ${clients} ${clients === 1 ? 'client' : 'clients'}`)
  for (const [name, figures] of Object.entries(contestants))
    console.log(`  ${name.padEnd(24)}${row(figures)}`)
  for (const ratio of ratios) console.log(`  ${ratio.label.padEnd(40)}${verdict(ratio)}`)
}

const row = ({ perSecond, p50, p99, bytes, cpu }: Figures) =>
  `${spread(perSecond, 0).padStart(24)} /s   p50 ${ms(p50)}   p99 ${ms(p99)}` +
  `${String(bytes).padStart(8)} B   ${cpu ? cpuText(cpu) : ''}`

const cpuText = ({ client, server, database }: CpuTime) =>
  `CPU ${client + server + database} µs (client ${client}, server ${server}, database ${database})`

function verdict({ speed, thrift, aim }: Compared): string {
  const byCpu = Number.isNaN(thrift.median) ? '' : `   by CPU ${spread(thrift, 2)}`
  if (aim === undefined) return `${spread(speed, 2).padStart(20)}${byCpu}`
  return `${spread(speed, 2).padStart(20)}${byCpu}   aim ${aim.toFixed(2)}: ${speed.median >= aim ? 'met' : 'MISSED'}`
}

const ms = (value: number) => `${value.toFixed(2).padStart(7)} ms`
const spread = ({ median, lowest, highest }: Spread, digits: number) =>
  `${median.toFixed(digits)} (${lowest.toFixed(digits)}–${highest.toFixed(digits)})`
