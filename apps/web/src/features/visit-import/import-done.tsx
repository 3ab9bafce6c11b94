import { useEffect } from 'react'
import { dropVisitImport } from '../../app/visit-import/visit-import.ts'

/** Nothing to show: ends the import. */
export function Done() {
  useEffect(dropVisitImport, [])
  return null
}
