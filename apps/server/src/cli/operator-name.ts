import { userInfo } from 'node:os'

/** The operating system's name of the user; in a container the uid may have no name. */
export function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}
