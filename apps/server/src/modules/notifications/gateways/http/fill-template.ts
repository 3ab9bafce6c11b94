export type Placeholders = Readonly<Record<'to' | 'text' | 'id' | 'key', string>>

/** Escapes a value for the surrounding text format. */
export type Escape = (value: string) => string

export const inAddress: Escape = encodeURIComponent
const inForm: Escape = value => encodeURIComponent(value).replaceAll('%20', '+')
const inJson: Escape = value => JSON.stringify(value).slice(1, -1)
const inXml: Escape = value => value.replace(/[&<>"']/g, letter => `&#${letter.codePointAt(0)};`)

/** The escape for a body of this media type. Undefined: the media type is not supported. */
export function escapeOf(mediaType: string): Escape | undefined {
  if (/\bjson\b/i.test(mediaType)) return inJson
  if (/\bxml\b/i.test(mediaType)) return inXml
  return /^application\/x-www-form-urlencoded\b/i.test(mediaType) ? inForm : undefined
}

/** Replaces `{to}`, `{text}`, `{id}` and `{key}` by the values. */
export function fillTemplate(template: string, values: Placeholders, written: Escape): string {
  return template.replace(/\{(to|text|id|key)\}/g, (_whole, name: keyof Placeholders) =>
    written(values[name]),
  )
}
