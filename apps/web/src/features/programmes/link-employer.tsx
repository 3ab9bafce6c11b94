import { useState } from 'react'
import type { CoverageRequest } from './coverage.ts'
import { EmployerCode } from './employer-code.tsx'
import { EmployerEmail } from './employer-email.tsx'

interface LinkEmployerProps {
  request: CoverageRequest | undefined
}

/** An employer's programme: the corporate address, then the code of the letter. */
export function LinkEmployer({ request }: LinkEmployerProps) {
  // The request to which the person wants another letter.
  const [left, setLeft] = useState<string>()
  const isCode = request?.waitsFor === 'EMAIL' && request.id !== left
  return isCode ? (
    <EmployerCode key={request.id} request={request} onOther={() => setLeft(request.id)} />
  ) : (
    <EmployerEmail />
  )
}
