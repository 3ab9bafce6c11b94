import { deviceStorage } from '../storage.ts'

const KEY = 'signInProgramme'

/** As whose member a person came to sign in: offered to be linked once they are in. */
export function keepProgramme(code: string): void {
  deviceStorage.setItem(KEY, code)
}

export function keptProgramme(): string | null {
  return deviceStorage.getItem(KEY)
}
