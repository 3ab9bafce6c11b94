import { CODE_LENGTH } from '@vizit/ui/form/code-field.tsx'
import { digitsOfCode } from '@vizit/ui/form/digits-of-code.ts'
import { useEffect } from 'react'

interface OtpCredential extends Credential {
  readonly code: string
}

/** Hands over the digits of the code as the SMS arrives, where the browser can read it (WebOTP). */
export function useCodeFromSms(receive: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const leaving = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions
    navigator.credentials
      .get(options)
      .then(credential => credential && receive(digitsOf(credential as OtpCredential)))
      // Declined, or the screen was left: the person types the code.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [receive])
}

const digitsOf = ({ code }: OtpCredential) => digitsOfCode(code, CODE_LENGTH)
