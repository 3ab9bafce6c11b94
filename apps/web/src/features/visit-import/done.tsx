import { useEffect } from 'react'
import { dropVisitImport } from '../../app/visit-import/visit-import.ts'

/** There is nothing to say and nothing to ask: the import ends. */
export function Done() {
  useEffect(dropVisitImport, [])
  return null
}
