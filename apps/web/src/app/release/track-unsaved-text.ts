const CHOICES = new Set(['checkbox', 'radio', 'search', 'submit', 'button'])

function isText(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !CHOICES.has(field.type))
  )
}

/** Returns whether unsaved typed text is on the screen. Search text and selections do not count. */
export function trackUnsavedText(): () => boolean {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>()
  addEventListener('input', ({ target }) => void (isText(target) && fields.add(target)), { capture: true })
  return () => {
    for (const field of fields) if (!field.isConnected) fields.delete(field)
    return [...fields].some(field => field.value.trim() !== '')
  }
}
