import { CODE_LENGTH } from '@vizit/ui/form/code-field.tsx'
import { useNow } from '@vizit/ui/states/use-now.ts'
import { useState } from 'react'
import { type UnlockResult, unlock } from '../device-store.ts'

/** The typed code and the result of the attempt. */
export function useUnlock() {
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<UnlockResult | null>(null)
  const [isPending, setPending] = useState(false)
  const [wait, setWait] = useState({ ms: 0, until: 0 })
  const isWaiting = useNow(wait.until > Date.now()) < wait.until

  async function tryCode(digits: string) {
    if (digits.length < CODE_LENGTH || isPending || isWaiting) return
    setPending(true)
    const result = await unlock(digits)
    setPending(false)
    setTried(result)
    setCode('')
    const ms = 'waitMs' in result ? result.waitMs : 0
    setWait({ ms, until: ms > 0 ? Date.now() + ms : 0 })
  }
  function write(digits: string) {
    setCode(digits)
    if (digits) setTried(null)
  }
  const waitSeconds = Math.ceil(wait.ms / 1000)
  return { code, write, tryCode, isPending, tried, waitUntil: wait.until, waitSeconds, isWaiting }
}
