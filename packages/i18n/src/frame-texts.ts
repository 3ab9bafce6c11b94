import be from '../catalogues/be/frame.json' with { type: 'json' }
import en from '../catalogues/en/frame.json' with { type: 'json' }
import ru from '../catalogues/ru/frame.json' with { type: 'json' }
import type { Language } from './language.ts'

/** The texts around the frame in a clinic's page. */
export const frameTexts: Readonly<Record<Language, typeof ru>> = { ru, be, en }
