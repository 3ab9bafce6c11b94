import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The start time of the process `pid` in the system's own format; undefined if there is none. */
export function startOfProcess(pid: number): string | undefined {
  return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid)
}

function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces; the state is the 3rd field, the start time the 22nd.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' || state === 'X' ? undefined : rest[18]
  } catch {
    return undefined
  }
}

function startByPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.trim() || undefined
}
