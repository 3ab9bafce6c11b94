/** A longer caption of a programme would make an SMS of three parts. */
const LENGTH = 40

/** A caption as messages have it: cut after a whole word where there is one, and with the sign that it is cut. */
export function shortCaption(caption: string): string {
  if (caption.length <= LENGTH) return caption
  const space = caption.lastIndexOf(' ', LENGTH - 1)
  return `${caption.slice(0, space > 0 ? space : LENGTH - 1)}…`
}
