const CHOICES = new Set(['checkbox', 'radio', 'search', 'submit', 'button'])

function isText(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !CHOICES.has(field.type))
  )
}

/** Tells whether something typed by hand still stands on the screen. What was searched for or chosen is no loss. */
export function followTyping(): () => boolean {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>()
  addEventListener('input', ({ target }) => void (isText(target) && fields.add(target)), { capture: true })
  return () => {
    for (const field of fields) if (!field.isConnected) fields.delete(field)
    return [...fields].some(field => field.value.trim() !== '')
  }
}
