import type { Language } from '../../../platform/http/language.ts'

/** A name in every language; Russian replaces what the clinic did not translate. */
export type InLanguages = Readonly<Record<Language, string>>

/** SQL: a text in every language, as `<name>_ru`, `<name>_be`, `<name>_en`. */
export const textColumns = (name: string, column: string) =>
  `${column}_ru as ${name}_ru, coalesce(${column}_be, ${column}_ru) as ${name}_be,
   coalesce(${column}_en, ${column}_ru) as ${name}_en`

/** SQL: a doctor's last, first and middle name in every language; the parts are never mixed from two languages. */
export const personColumns = (name: string, alias: string) =>
  [
    `${fullName(alias, 'ru')} as ${name}_ru`,
    ...(['be', 'en'] as const).map(
      language =>
        `case when ${alias}.last_name_${language} is null then ${fullName(alias, 'ru')}
         else ${fullName(alias, language)} end as ${name}_${language}`,
    ),
  ].join(', ')

const fullName = (alias: string, language: Language) =>
  `concat_ws(' ', ${['last_name', 'first_name', 'middle_name']
    .map(part => `nullif(${alias}.${part}_${language}, '')`)
    .join(', ')})`

export type TextRow<Name extends string> = Readonly<Record<`${Name}_${Language}`, string>>

export function inLanguages<Name extends string>(row: TextRow<Name>, name: Name): InLanguages {
  return { ru: row[`${name}_ru`], be: row[`${name}_be`], en: row[`${name}_en`] }
}
