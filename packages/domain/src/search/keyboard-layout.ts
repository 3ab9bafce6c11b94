const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
const BELARUSIAN = "ёйцукенгшўзх'фывапролджэячсмітьбю"

const keys = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((key, at) => [key, to[at] ?? key]))

const TO_RUSSIAN = keys(LATIN, RUSSIAN)
const TO_BELARUSIAN = keys(LATIN, BELARUSIAN)
// Belarusian letters first: where both have a letter, it is on the same key.
const TO_LATIN = new Map([...keys(BELARUSIAN, LATIN), ...keys(RUSSIAN, LATIN)])

const retyped = (text: string, layout: ReadonlyMap<string, string>) =>
  [...text.toLowerCase()].map(letter => layout.get(letter) ?? letter).join('')

/** What the same keys write in the Russian layout: "dhfx" is "врач". */
export const inRussianLayout = (text: string) => retyped(text, TO_RUSSIAN)
/** What the same keys write in the Belarusian layout. */
export const inBelarusianLayout = (text: string) => retyped(text, TO_BELARUSIAN)
/** What the same keys write in the Latin layout: "вщсещк" is "doctor". */
export const inLatinLayout = (text: string) => retyped(text, TO_LATIN)
