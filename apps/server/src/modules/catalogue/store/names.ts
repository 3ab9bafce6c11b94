import { inAlphabet } from '../../../platform/database/in-alphabet.ts'
import type { Language } from '../../../platform/http/language.ts'

/** SQL of a text in a language; in Russian if the clinic gave no other. */
export function inLanguage(alias: string, column: string, language: Language): string {
  const russian = `${alias}.${column}_ru`
  return language === 'ru' ? russian : `coalesce(${alias}.${column}_${language}, ${russian})`
}

/** SQL that orders by name as shown; a caller adds another column to order equal names. */
export const byName = (alias: string, language: Language) =>
  inAlphabet(inLanguage(alias, 'name', language), language)

/**
 * SQL that orders services by name as shown, a first visit before the repeated one. Only the Belarusian words have another order in
 * the alphabet: "паўторны" would go before "першасны".
 */
export const byServiceName = (alias: string, language: Language) =>
  inAlphabet(inOrderOfVisits(inLanguage(alias, 'name', language), language), language)

function inOrderOfVisits(name: string, language: Language): string {
  return language === 'be' ? `replace(replace(${name}, 'паўторн', 'пяўторн'), 'Паўторн', 'Пяўторн')` : name
}

/** SQL that orders doctors by surname, first name and patronymic, as shown; whoever has no patronymic goes first. */
export const byDoctor = (alias: string, language: Language) =>
  ['last_name', 'first_name', 'middle_name']
    .map(part =>
      inAlphabet(
        inOneLanguage(alias, language, l =>
          part === 'middle_name' ? `coalesce(${alias}.${part}_${l}, '')` : `${alias}.${part}_${l}`,
        ),
        language,
      ),
    )
    .join(', ')

/** SQL of a doctor's surname, first name and patronymic, all in one language. */
export function fullName(alias: string, language: Language): string {
  return inOneLanguage(alias, language, l => `concat_ws(' ', ${parts(alias, l).join(', ')})`)
}

/** SQL of a doctor's surname and initials. */
export function displayName(alias: string, language: Language): string {
  return inOneLanguage(alias, language, l => {
    const [last, first, middle] = parts(alias, l)
    return `concat_ws(' ', ${last}, left(${first}, 1) || '.', left(${middle}, 1) || '.')`
  })
}

const parts = (alias: string, language: Language) =>
  ['last_name', 'first_name', 'middle_name'].map(part => `nullif(${alias}.${part}_${language}, '')`)

function inOneLanguage(alias: string, language: Language, sql: (language: Language) => string): string {
  if (language === 'ru') return sql('ru')
  return `case when ${alias}.last_name_${language} is null then ${sql('ru')} else ${sql(language)} end`
}

/** SQL of an instant in the format of the API. */
export const instant = (sql: string) => `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
