import type { LocalText } from '../clinic-import/public.ts'

export const localText = (ru: string, be: string, en: string): LocalText => ({ ru, be, en })
