import { type Phone, parsePhone } from '@vizit/domain/person/phone.ts'

interface Contact {
  readonly system?: string | undefined
  readonly value?: string | undefined
}

/** `8 (029) …` is the notation of Belarus for calls within the country; `00` precedes the country code. */
const WITHIN = /^8[\s(‐‑–-]*0/
const FROM_ABROAD = /^00/

/** The first phone that can receive an SMS. Null: there is none. */
export function phoneOf(telecom: readonly Contact[]): Phone | null {
  for (const { system, value = '' } of telecom) {
    const phone = system === 'phone' ? parsePhone(international(value.trim())) : null
    if (phone !== null) return phone
  }
  return null
}

const international = (written: string) => written.replace(WITHIN, '+375').replace(FROM_ABROAD, '+')
