import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area, Catalogue, Translate } from './catalogue.ts'
import type { Language } from './language.ts'
import { createTexts, type Texts } from './texts.ts'
import { translator } from './translate.ts'

export type Messages = typeof import('../catalogues/ru/messages.json')

/** The texts of the server: those of the screens, and those of the messages that it sends. */
export interface ServerTexts extends Texts {
  readonly message: Translate<Messages>
}

const folder = join(import.meta.dirname, '../catalogues')

/** The catalogue test compares every language's files with the Russian ones, which define the type. */
function read<T>(language: Language, area: string): T {
  return JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8'))
}

function speak(language: Language): ServerTexts {
  const texts = createTexts(language, <A extends Area>(area: A) => read<Catalogue[A]>(language, area))
  return { ...texts, message: translator(language, read<Messages>(language, 'messages')) }
}

const spoken: Readonly<Record<Language, ServerTexts>> = {
  ru: speak('ru'),
  be: speak('be'),
  en: speak('en'),
}

/** The texts of one language on the server; each area is read once from its file. */
export function serverTexts(language: Language): ServerTexts {
  return spoken[language]
}
