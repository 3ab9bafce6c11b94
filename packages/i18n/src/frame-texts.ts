import be from '../catalogues/be/frame.json' with { type: 'json' }
import en from '../catalogues/en/frame.json' with { type: 'json' }
import ru from '../catalogues/ru/frame.json' with { type: 'json' }
import type { Language } from './language.ts'

/** What a clinic's page says around the frame. */
export const frameTexts: Readonly<Record<Language, typeof ru>> = { ru, be, en }
