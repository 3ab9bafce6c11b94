import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
const EVERY_MS = 20

export interface Memory {
  /** Bytes that the process had when the watching began, and the most since. */
  readonly before: number
  readonly peak: number
}

/** Looks at what a process holds until it is told to stop. */
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

/** As Linux tells it. */
const residentBytes = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
