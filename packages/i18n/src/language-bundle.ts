import type { Shell } from './shell-texts.ts'

/** Each area is a file of its own that is loaded on demand. The server's texts are not included. */
export type AreaFiles = Readonly<Record<string, () => Promise<object>>>

/** The files that the bundler joins into one: three small files would cost a phone several round trips. */
export interface LanguageBundle {
  readonly shell: Shell
  /** Of the first screens. */
  readonly first: AreaFiles
  /** Of all other screens: their names would be a kilobyte of the first one. */
  readonly others: () => Promise<AreaFiles>
}
