import { readdirSync, readFileSync } from 'node:fs'

export interface Process {
  readonly parent: number
  /** Processor time so far. */
  readonly seconds: number
}

// USER_HZ, which Linux shows to programs as 100 on all machines that we know.
const TICKS_PER_SECOND = 100

/** All processes by their ids; empty if the system does not report them (Linux does). */
export function readProcesses(): ReadonlyMap<number, Process> {
  const processes = new Map<number, Process>()
  for (const pid of processIds()) {
    try {
      processes.set(pid, parse(readFileSync(`/proc/${pid}/stat`, 'latin1')))
    } catch {
      // The process has just ended.
    }
  }
  return processes
}

function parse(stat: string): Process {
  // The second field is a name in brackets that may contain spaces; then come state, parent and so on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND }
}

function processIds(): number[] {
  try {
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}
