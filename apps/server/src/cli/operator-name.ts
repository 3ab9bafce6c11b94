import { userInfo } from 'node:os'

/** Who runs the command, as the machine knows them; a container may run under a uid that has no name. */
export function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}
