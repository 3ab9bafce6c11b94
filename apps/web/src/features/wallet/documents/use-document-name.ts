import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { StoredDocument } from './document.ts'

/** The name of a document: its kind and whose it is; for other kinds its own name. */
export function useDocumentName() {
  const t = useT('wallet')
  return ({ kind, note }: Pick<StoredDocument, 'kind' | 'note'>) => {
    if (note === '') return t(`kind.${kind}`)
    return kind === 'other' ? note : `${t(`kind.${kind}`)}, ${note}`
  }
}
