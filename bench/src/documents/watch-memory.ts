import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
const EVERY_MS = 20

export interface Memory {
  /** Memory of the process in bytes when watching began, and the maximum since. */
  readonly before: number
  readonly peak: number
}

/** Samples a process's memory until it is told to stop. */
export function watchMemory(pid: number): () => Memory {
  const before = residentBytes(pid)
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid))
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return { before, peak: Math.max(peak, residentBytes(pid)) }
  }
}

/** Resident memory, as Linux reports it. */
const residentBytes = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
