import type { SettingProblem } from '@vizit/contract/frame/host-settings.ts'
import type { FrameProblem } from '@vizit/contract/frame/messages.ts'

export type VizitErrorCode = FrameProblem | 'UNKNOWN_PROVIDER' | 'UNREACHABLE' | 'NO_CONTAINER'

const said: Readonly<Record<VizitErrorCode, string>> = {
  MALFORMED_SETTINGS: 'the settings were not taken',
  HOST_NOT_ALLOWED: `${location.origin} is not among the sites of the organisation (vizit provider allow-host)`,
  UNKNOWN_PROVIDER: 'there is no such organisation',
  UNREACHABLE: 'the frame does not answer',
  NO_CONTAINER: 'the page has no such element',
}

/** An error for the developer of the page; it contains no patient data. */
export class VizitError extends Error {
  override readonly name = 'VizitError'
  readonly code: VizitErrorCode
  readonly problems: readonly SettingProblem[]

  constructor(code: VizitErrorCode, problems: readonly SettingProblem[] = []) {
    const details = problems.map(({ setting, expected }) => `${setting}: expected ${expected}`)
    super([`${code}: ${said[code]}`, ...details].join('; '))
    this.code = code
    this.problems = problems
  }
}
