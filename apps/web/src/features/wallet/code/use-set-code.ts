import { isWeakCode } from '@vizit/domain/validation/weak-code.ts'
import { CODE_LENGTH } from '@vizit/ui/form/code-field.tsx'
import { useState } from 'react'
import { setCode } from '../../../app/device-store/device-store.ts'
import { useProfile } from '../../../app/people/profile.ts'

/** The key of the text under `wallet.code`. */
export type CodeProblem = 'incomplete' | 'weak' | 'differ' | 'impossible'

/** A new code, typed twice; it can be set only while the server gives the keys that it protects. */
export function useSetCode(done: () => void) {
  const { data: profile } = useProfile()
  const [code, writeCode] = useState('')
  const [again, writeAgain] = useState('')
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const [isPending, setPending] = useState(false)

  async function save() {
    const { hashKey, storeKey } = profile ?? {}
    const found = problemOf(code, again)
    setProblem(found)
    if (found || !hashKey || !storeKey) return
    setPending(true)
    const result = await setCode(code, { hashKey, storeKey })
    setPending(false)
    if (result === 'set') done()
    else setProblem(result)
  }
  const write = (into: (digits: string) => void) => (digits: string) => {
    setProblem(null)
    into(digits)
  }
  return { code, again, writeCode: write(writeCode), writeAgain: write(writeAgain), problem, isPending, save }
}

function problemOf(code: string, again: string): CodeProblem | null {
  if (code.length < CODE_LENGTH) return 'incomplete'
  if (isWeakCode(code)) return 'weak'
  return code === again ? null : 'differ'
}
