/** Names whose last vowel disappears when they are declined. */
const IRREGULAR = {
  ru: { Павел: 'Павла', Лев: 'Льва', Пётр: 'Петра', Петр: 'Петра' },
  be: { Павел: 'Паўла', Павал: 'Паўла', Лев: 'Льва', Леў: 'Льва', Пётр: 'Пятра', Петр: 'Пятра' },
} as const satisfies Record<string, Readonly<Record<string, string>>>

const ONE_CYRILLIC_WORD = /^[А-ЯЁІЎ][а-яёіў’']+$/
const HARD_CONSONANT = /[бвгджзклмнпрстфхцчшщ]$/

/**
 * A first name in the accusative: `Анну` of `Анна`, `Алеся` of `Алесь`. Null if the rules of Russian and Belarusian do
 * not decide: a name in another alphabet, of two words, or of a person whose sex is not known.
 */
export function accusativeName(
  name: string,
  sex: 'FEMALE' | 'MALE' | null,
  language: 'ru' | 'be',
): string | null {
  if (!ONE_CYRILLIC_WORD.test(name)) return null
  if (name.endsWith('а')) return `${name.slice(0, -1)}у`
  if (name.endsWith('я')) return `${name.slice(0, -1)}ю`
  // A woman's name that ends in a consonant, a soft sign or another vowel does not change: Любовь, Мадлен.
  if (sex === 'FEMALE') return name
  return sex === 'MALE' ? ofMan(name, language) : null
}

function ofMan(name: string, language: 'ru' | 'be'): string | null {
  const irregular: Readonly<Record<string, string>> = IRREGULAR[language]
  if (Object.hasOwn(irregular, name)) return irregular[name] ?? null
  if (/[йь]$/.test(name)) return `${name.slice(0, -1)}я`
  if (name.endsWith('ў')) return `${name.slice(0, -1)}ва`
  return HARD_CONSONANT.test(name) ? `${name}а` : null
}
