export type Placeholders = Readonly<Record<'to' | 'text' | 'id' | 'key', string>>

/** How a value is written in the midst of a text of some kind. */
export type Escape = (value: string) => string

export const inAddress: Escape = encodeURIComponent
const inForm: Escape = value => encodeURIComponent(value).replaceAll('%20', '+')
const inJson: Escape = value => JSON.stringify(value).slice(1, -1)
const inXml: Escape = value => value.replace(/[&<>"']/g, letter => `&#${letter.codePointAt(0)};`)

/** The escape of a body of this media type; undefined for one that is not known. */
export function escapeOf(mediaType: string): Escape | undefined {
  if (/\bjson\b/i.test(mediaType)) return inJson
  if (/\bxml\b/i.test(mediaType)) return inXml
  return /^application\/x-www-form-urlencoded\b/i.test(mediaType) ? inForm : undefined
}

/** Puts the values in the place of `{to}`, `{text}`, `{id}` and `{key}`. */
export function fillTemplate(template: string, values: Placeholders, written: Escape): string {
  return template.replace(/\{(to|text|id|key)\}/g, (_whole, name: keyof Placeholders) =>
    written(values[name]),
  )
}
