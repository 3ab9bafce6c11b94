/** The languages of the product, Russian first (product, introduction). */
export const languages = ['ru', 'be', 'en'] as const
export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return languages.some(language => language === value)
}

/** The first supported language of the list ("be-BY" counts as Belarusian), or else Russian. */
export function chooseLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const primary = wish?.toLowerCase().split('-')[0]
    if (isLanguage(primary)) return primary
  }
  return 'ru'
}
