/**
 * `ул. Парковая` from `Медицинский центр «Вита», ул. Парковая`: removes the prefix that a label beside it already
 * shows.
 */
export function withoutPrefix(name: string, prefix: string | undefined): string {
  if (!prefix || !name.startsWith(prefix)) return name
  return name.slice(prefix.length).replace(/^[\s,.:;–—-]+/, '') || name
}
