import be from '../catalogues/be/app.json' with { type: 'json' }
import en from '../catalogues/en/app.json' with { type: 'json' }
import ru from '../catalogues/ru/app.json' with { type: 'json' }
import type { Language } from './language.ts'

/** The texts about the installed app. */
export const installedAppTexts: Readonly<Record<Language, typeof ru>> = { ru, be, en }
