import { CODE_LENGTH } from '@vizit/ui/form/code-field.tsx'
import { digitsOfCode } from '@vizit/ui/form/digits-of-code.ts'
import { useEffect } from 'react'

interface OtpCredential extends Credential {
  readonly code: string
}

/** Passes on the digits of the code when the SMS arrives, if the browser can read it (WebOTP). */
export function useCodeFromSms(receive: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const leaving = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions
    navigator.credentials
      .get(options)
      .then(credential => credential && receive(digitsOf(credential as OtpCredential)))
      // If it is declined or the screen is left, the user types the code.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [receive])
}

const digitsOf = ({ code }: OtpCredential) => digitsOfCode(code, CODE_LENGTH)
