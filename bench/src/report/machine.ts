import { cpus, loadavg, totalmem } from 'node:os'

/** Machine and time of the measurement, with the load of other programs. */
export function describeMachine() {
  const [processor] = cpus()
  return {
    at: new Date().toISOString(),
    processor: processor?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    loadAverage: loadavg(),
  }
}
