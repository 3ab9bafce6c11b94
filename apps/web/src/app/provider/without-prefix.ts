/** `ул. Парковая` of `Медицинский центр «Вита», ул. Парковая`: what a label beside it says already is left out. */
export function withoutPrefix(name: string, prefix: string | undefined): string {
  if (!prefix || !name.startsWith(prefix)) return name
  return name.slice(prefix.length).replace(/^[\s,.:;–—-]+/, '') || name
}
