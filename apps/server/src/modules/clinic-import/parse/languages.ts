import { choice } from './choice.ts'
import type { CellParser } from './column.ts'

const language = choice<string>('expected.languages', [
  ['be', 'be', 'белорусский', 'беларуская', 'belarusian'],
  ['ru', 'ru', 'русский', 'руская', 'russian'],
  ['en', 'en', 'английский', 'англійская', 'english'],
  ['pl', 'pl', 'польский', 'польская', 'polish'],
  ['uk', 'uk', 'украинский', 'украінская', 'ukrainian'],
  ['lt', 'lt', 'литовский', 'літоўская', 'lithuanian'],
  ['de', 'de', 'немецкий', 'нямецкая', 'german'],
  ['fr', 'fr', 'французский', 'французская', 'french'],
  ['es', 'es', 'испанский', 'іспанская', 'spanish'],
  ['it', 'it', 'итальянский', 'італьянская', 'italian'],
  ['zh', 'zh', 'китайский', 'кітайская', 'chinese'],
  ['ar', 'ar', 'арабский', 'арабская', 'arabic'],
  ['tr', 'tr', 'турецкий', 'турэцкая', 'turkish'],
])

/** Several languages by code or name, separated by spaces, semicolons or commas; ISO 639-1. */
export const languages: CellParser<string[]> = cell => {
  const known: string[] = []
  for (const word of cell.split(/[\s;,]+/).filter(Boolean)) {
    const parsed = language(word)
    if (!('value' in parsed)) return parsed
    known.push(parsed.value)
  }
  return { value: [...new Set(known)] }
}
