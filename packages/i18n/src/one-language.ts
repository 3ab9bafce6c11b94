import type { Shell } from './shell-texts.ts'

/** What the bundler makes one file of: five small ones would cost a phone round trips. */
export interface OneLanguage {
  readonly shell: Shell
  /** By their files: each is fetched when it is asked for. What the server says is not among them. */
  readonly areas: Readonly<Record<string, () => Promise<object>>>
}
