import beMessages from '../catalogues/be/messages.json' with { type: 'json' }
import enMessages from '../catalogues/en/messages.json' with { type: 'json' }
import ruMessages from '../catalogues/ru/messages.json' with { type: 'json' }
import type { Catalogue, Translate } from './catalogue.ts'
import type { Language } from './language.ts'
import { be } from './languages/be.ts'
import { en } from './languages/en.ts'
import { ru } from './languages/ru.ts'
import { createTexts, type Texts } from './texts.ts'
import { translator } from './translate.ts'

export type Messages = typeof ruMessages

/** What the server says: the screens' texts, and those of the messages that it sends. */
export interface ServerTexts extends Texts {
  readonly message: Translate<Messages>
}

function speak(language: Language, catalogue: Catalogue, messages: Messages): ServerTexts {
  return { ...createTexts(language, catalogue), message: translator(language, messages) }
}

const spoken: Readonly<Record<Language, ServerTexts>> = {
  ru: speak('ru', ru, ruMessages),
  be: speak('be', be, beMessages),
  en: speak('en', en, enMessages),
}

/** The texts of one language on the server, where all of them are in memory. */
export function serverTexts(language: Language): ServerTexts {
  return spoken[language]
}
