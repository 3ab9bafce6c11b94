/** A place of a page, and what each answer says there. */
export type Places<Name extends string> = readonly (readonly [place: string | RegExp, name: Name])[]

/** The page with these texts in its places, as UTF-8. */
export type PageTemplate<Name extends string> = (texts: Readonly<Record<Name, string>>) => Buffer

const MARK = /\0(\w+)\0/

/**
 * A page cut where answers differ. Most of it, such as its styles, is the same for all, and is searched and encoded once. What stands
 * in a place is replaced; the texts are written as they are.
 */
export function pageTemplate<Name extends string>(page: string, places: Places<Name>): PageTemplate<Name> {
  const marked = places.reduce((text, [place, name]) => text.replace(place, () => `\0${name}\0`), page)
  // The names stand between what is the same.
  const parts = marked.split(MARK).map((text, at) => (at % 2 === 0 ? Buffer.from(text) : (text as Name)))
  return texts =>
    Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(texts[part]) : part)))
}
