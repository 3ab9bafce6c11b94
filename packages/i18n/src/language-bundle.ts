import type { Shell } from './shell-texts.ts'

/** The files that the bundler joins into one: three small files would cost a phone several round trips. */
export interface LanguageBundle {
  readonly shell: Shell
  /** Each area is a file of its own that is loaded on demand. The server's texts are not included. */
  readonly areas: Readonly<Record<string, () => Promise<object>>>
}
