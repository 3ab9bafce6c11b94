import { cpus, loadavg, totalmem } from 'node:os'

/** Where and when the figures were taken; load of others on the machine belongs to them. */
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
