import { useState } from 'react'
import type { CoverageRequest } from './coverage.ts'
import { InsurerKey } from './insurer-key.tsx'
import { InsurerSuffix } from './insurer-suffix.tsx'
import { useIsLaterStep } from './step-focus.ts'

interface LinkInsurerProps {
  /** The programme's code. */
  code: string
  request: CoverageRequest | undefined
  /** The person has the programme already: it can be linked for a child alone. */
  isMine: boolean
}

/** An insurer's programme: the card or the contract's number, then the suffix if the contract demands one. */
export function LinkInsurer({ code, request, isMine }: LinkInsurerProps) {
  const [left, setLeft] = useState<string>()
  const isLater = useIsLaterStep()
  const isSuffix = request?.waitsFor === 'SUFFIX' && request.id !== left
  return isSuffix ? (
    <InsurerSuffix key={request.id} request={request} isLater={isLater} onAnew={() => setLeft(request.id)} />
  ) : (
    <InsurerKey code={code} isMine={isMine} isLater={isLater} />
  )
}
